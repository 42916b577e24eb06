import Testing
import Waggle
import WaggleRouting

@Suite("KVRouter's example", .timeLimit(.minutes(1)))
@MainActor
struct KVRouterExample {
  private let router = Router(registry: ServiceRegistry())
  private let screen = Screen<any KVPage>()
  private let account = Account()

  init() throws {
    try router.register("pushone(/:id)", PushOneController.self)
    try router.register(key: "PresentTwoController", PresentTwoController.self)
    // The custom form: the page's module makes it, and does not for who is not logged in.
    try router.add("kv://profile") { @MainActor [account] request -> any KVPage in
      guard account.isLoggedIn else { throw NotLoggedIn() }
      return try PushOneController(receiving: request)
    }
    try router.apply(RouteMap(json: Self.configuration.utf8))
  }

  /// Pages that are registered in one go.
  private static let configuration = """
    { "version": 1,
      "entries": [
        { "from": "kv://presenttwo", "route": "PresentTwoController" },
        { "from": "kv://pushtwo/:id", "redirect": "kv://pushone/:id" } ] }
    """

  @Test("A page is pushed by its URL alone; then it receives nothing")
  func pushes() async throws {
    try await router.push("kv://pushone", on: screen)
    let page = try #require(screen.visible as? PushOneController)
    #expect(page.received == [:])
    #expect(screen.presented.isEmpty)
  }

  @Test(
    "A pushed page receives what URL and code give",
    arguments: ["kv://pushone?id=1", "pushone?id=1", "KV://pushone/?id=1"])
  func pushesWithParameters(_ url: String) async throws {
    try await router.push(url, with: ["user": "kevin"], on: screen)
    let page = try #require(screen.visible as? PushOneController)
    #expect(page.received == ["id": "1", "user": "kevin"])
  }

  @Test("A page from the configuration is presented over the others, and its delegate is set on what comes back")
  func presents() async throws {
    try await router.push("kv://pushone", on: screen)
    let calls = Calls()
    let page = try await router.present("kv://presenttwo?id=1", with: ["user": "kevin"], on: screen)
    let two = try #require(page as? PresentTwoController)
    two.delegate = { calls.add("\($0) is done") }
    #expect(screen.visible === two)
    #expect(screen.pages.count == 1)
    #expect(two.received == ["id": "1", "user": "kevin"])
    two.finish()
    screen.back()
    #expect(calls.all == ["kevin is done"])
    #expect(screen.visible is PushOneController)
  }

  @Test("An address that the configuration moved leads to where the page is now")
  func moved() async throws {
    try await router.push("kv://pushtwo/7", with: ["user": "kevin"], on: screen)
    #expect(screen.visible?.received == ["id": "7", "user": "kevin"])
  }

  @Test("A page is made and not shown, to be shown by whoever asked")
  func makes() throws {
    let page = try router.object(for: "kv://pushone?id=1", as: (any KVPage).self)
    #expect(page.received == ["id": "1"])
    #expect(screen.visible == nil)
  }

  @Test("A page that wants a login is made for nobody else")
  func guards() async throws {
    let error = try await #require(throws: RouteError.self) {
      _ = try await router.push("kv://profile?id=1", on: screen)
    }
    #expect(error.code == .failed)
    #expect(error.underlying is NotLoggedIn)
    #expect(screen.visible == nil)
    account.isLoggedIn = true
    try await router.push("kv://profile?id=1", on: screen)
    #expect(screen.visible?.received == ["id": "1"])
  }

  @Test("A URL that nobody registered can be told beforehand, and shows nothing")
  func unknown() async throws {
    #expect(router.canOpen("kv://pushone?id=1"))
    #expect(!router.canOpen("kv://pushthree"))
    let error = try await #require(throws: RouteError.self) { _ = try await router.push("kv://pushthree", on: screen) }
    #expect(error.code == .notFound)
    #expect(screen.visible == nil)
  }
}

/// What every page has: the hook that receives parameters.
@MainActor
private protocol KVPage: AnyObject {
  var received: [String: String] { get }

  init()
  func receive(_ parameters: [String: String])
}

extension KVPage {
  /// Makes a page, which receives something only if there is something.
  init(receiving request: RouteRequest) throws {
    self.init()
    var parameters: [String: String] = [:]
    for name in request.names + ["user"] where request.containsArgument(name) {
      parameters[name] = try request.argument(name, as: String.self)
    }
    if !parameters.isEmpty { receive(parameters) }
  }
}

extension Router {
  fileprivate func register<Page: KVPage>(_ url: String, _ page: Page.Type) throws {
    try add(url) { @MainActor request -> any KVPage in try Page(receiving: request) }
  }

  fileprivate func register<Page: KVPage>(key: String, _ page: Page.Type) throws {
    try add(key: key) { @MainActor request -> any KVPage in try Page(receiving: request) }
  }
}

@MainActor
private final class PushOneController: KVPage {
  private(set) var received: [String: String] = [:]

  func receive(_ parameters: [String: String]) { received = parameters }
}

@MainActor
private final class PresentTwoController: KVPage {
  private(set) var received: [String: String] = [:]
  var delegate: ((String) -> Void)?

  func receive(_ parameters: [String: String]) { received = parameters }

  func finish() { delegate?(received["user"] ?? "nobody") }
}

@MainActor
private final class Account {
  var isLoggedIn = false
}

private struct NotLoggedIn: Error {}
