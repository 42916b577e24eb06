internal import RoutesOfAnOlderLanguageMode
internal import RoutesStayOnTheMainActorByDefault
internal import RoutesStayOnTheirActor
internal import RoutesWithUpcomingFeatures
import Testing
internal import Waggle
internal import WaggleRouting

/// The generated functions of routes have the isolation of what they call.
@Suite("Routes of registration files, isolated")
struct GoldenRouteIsolationTests {
  /// What a synchronous request off every actor says.
  private func code(_ router: Router, _ url: String) -> RouteError.Code? {
    do throws(RouteError) {
      _ = try router.object(for: url, as: Any.self, isolation: nil)
      return nil
    } catch {
      return error.code
    }
  }

  private func code(_ router: Router, _ target: String, _ action: String) -> RouteError.Code? {
    do throws(RouteError) {
      _ = try router.perform(target, action, ["name": "n", "to": "t", "amount": 1], as: Any.self, isolation: nil)
      return nil
    } catch {
      return error.code
    }
  }

  private func router() throws -> Router {
    try Router(RoutesStayOnTheirActorRoutes.self, registry: ServiceRegistry(RoutesStayOnTheirActorServices.self))
  }

  @Test("what is on the main actor answers there, and only there")
  @MainActor
  func mainActor() async throws {
    let router = try router()
    let bound = [("main", "main"), ("screens/a", "a"), ("panels", "panel"), ("handler/main", "handler")]
    for (url, title) in bound {
      #expect(code(router, url) == .isolated)
      #expect(try router.object(for: url, as: View.self).title == title)
      #expect(try await router.open(url, as: View.self).title == title)
    }
    for url in ["screens/free", "screens/freed", "handler/free", "handler/actor"] { #expect(code(router, url) == nil) }
    #expect(code(router, "handler/extension") == .isolated)
    #expect(try router.object(for: "handler/extension", as: String.self) == "extended handler")
    #expect(try await router.open("main/async", as: View.self).title == "main async")
    #expect(try await router.open("screens/async", as: View.self).title == "later")
    #expect(try await router.open("screens/free/async", as: String.self) == "free later")
    #expect(try await router.open("handler/method", as: String.self) == "method handler")
  }

  @Test("methods answer where their service may be called")
  @MainActor
  func methods() async throws {
    let router = try router()
    let actions: [(String, String, String)] = [
      ("CornerShop", "enter", "shop n"), ("WoodenTill", "pay", "paid 1"), ("Door", "knock", "knock"),
      ("Stall", "enter", "stall n"),
    ]
    for (target, action, wanted) in actions {
      #expect(code(router, target, action) == .isolated)
      #expect(try router.perform(target, action, ["name": "n", "amount": 1], as: String.self) == wanted)
    }
    #expect(code(router, "Window", "open") == .isolated)
    #expect(try router.perform("Window", "open", as: View.self).title == "window")
    #expect(try await router.open(target: "Window", action: "wait", as: View.self).title == "waited")
    #expect(try router.perform("Window", "size", as: Int.self) == 9)
    #expect(try router.perform("Kiosk", "sell", as: View.self).title == "sold")
    #expect(try await router.open(target: "WoodenTill", action: "look", as: String.self) == "looked")
    #expect(try await router.open(target: "WoodenTill", action: "book", with: ["amount": 2], as: Int.self) == 2)
  }

  @Test("what is on the main actor and Sendable comes to whoever waits, and the rest does not")
  func elsewhere() async throws {
    let router = try router()
    #expect(try await router.open("handler/extension", as: String.self) == "extended handler")
    let shop = try await router.open(target: "CornerShop", action: "enter", with: ["name": "n"], as: String.self)
    #expect(shop == "shop n")
    for url in ["main", "main/async", "screens/async"] {
      let error = await #expect(throws: RouteError.self) { try await router.open(url) }
      #expect(error?.code == .isolated)
    }
  }

  @Test("what is on a global actor answers there")
  @Database
  func globalActor() async throws {
    let router = try router()
    for (url, rows) in [("database", 1), ("database?count=5", 5), ("screens/database", 3)] {
      #expect(code(router, url) == .isolated)
      #expect(try router.object(for: url, as: Int.self) == rows)
    }
    #expect(try await router.open("database/async", as: Int.self) == 2)
    #expect(try await router.open("handler/database", as: Int.self) == 4)
  }

  @Test("in a module whose default is the main actor, what is nonisolated stays free")
  @MainActor
  func defaultIsolation() async throws {
    let router = try Router(
      RoutesStayOnTheMainActorByDefaultRoutes.self,
      registry: ServiceRegistry(RoutesStayOnTheMainActorByDefaultServices.self))
    for url in ["card", "cards/a", "places/extension", "handler", "handler/extension"] {
      #expect(code(router, url) == .isolated)
      _ = try router.object(for: url, as: Any.self)
    }
    for url in ["free", "cards/free", "cards/freed", "places", "handler/method", "handler/freed"] {
      #expect(code(router, url) == nil)
    }
    #expect(try router.object(for: "card?text=c", as: Card.self).text == "c")
    #expect(try await router.open("async", as: Card.self).text == "later")
    #expect(try await router.open("free/async", as: String.self) == "free later")
    #expect(try await router.open("concurrent", as: String.self) == "concurrent")
    #expect(try await router.open("handler/free", as: String.self) == "free handler")
    #expect(code(router, "DefaultPanel", "open") == .isolated)
    #expect(try router.perform("DefaultPanel", "open", ["name": "n"], as: String.self) == "panel n")
    #expect(code(router, "FreePanel", "open") == .isolated)
    #expect(try router.perform("FreePanel", "open", ["name": "n"], as: String.self) == "free panel n")
    #expect(code(router, "FreePlace", "go") == nil)
    #expect(try router.perform("FreePlace", "go", ["to": "t"], as: String.self) == "place t")
    #expect(code(router, "DefaultPlace", "open") == .isolated)
    #expect(try router.perform("DefaultPlace", "open", ["name": "n"], as: String.self) == "default place n")
  }

  @Test("upcoming features change nothing")
  @MainActor
  func features() async throws {
    let router = try Router(
      RoutesWithUpcomingFeaturesRoutes.self, registry: ServiceRegistry(RoutesWithUpcomingFeaturesServices.self))
    #expect(try await router.open(target: "Novelist", action: "write", with: ["line": "a"], as: Int.self) == 1)
    #expect(code(router, "author") == .isolated)
    #expect(try router.object(for: "author", as: String.self) == "")
    for url in ["draft", "draft/concurrent", "draft/main", "handler", "handler/free"] {
      #expect(try await router.open(url, as: Draft.self).text == "draft")
    }
    #expect(try await router.open("waits", as: Int.self) == 1)
    #expect(try router.object(for: "data", as: Bool.self))
  }

  @Test("an older language mode changes nothing")
  @MainActor
  func olderMode() async throws {
    let router = try Router(
      RoutesOfAnOlderLanguageModeRoutes.self, registry: ServiceRegistry(RoutesOfAnOlderLanguageModeServices.self))
    #expect(try router.perform("InkPrinter", "print", ["text": "t"], as: String.self) == "printed t")
    #expect(try router.object(for: "printer", as: (any Printer).self).print(text: "u") == "printed u")
    #expect(code(router, "ink/main") == .isolated)
    for url in ["ink", "ink/main", "handler"] { #expect(try await router.open(url, as: Ink.self).colour == "black") }
  }
}
