import Testing
import Waggle
import WaggleRouting

@Suite("Access", .timeLimit(.minutes(1)))
struct AccessTests {
  private let router = Router(registry: ServiceRegistry())

  init() throws {
    try router.add(["mgj://open/:x"], access: .public)
    try router.add(["mgj://secret/:x"])
    try router.add(key: "mgj://key") { _ in Reply.by("key") }
    try router.add(target: "T", action: "a") { _ in Reply.by("action") }
  }

  private func external(_ url: String) async -> Reply {
    do throws(RouteError) {
      return try await router.open(external: url, as: Reply.self)
    } catch {
      return .error(error.code)
    }
  }

  @Test("A URL from outside reaches what is public, and nothing else, however it is spelt")
  func publicOnly() async {
    #expect(await external("mgj://open/1?y=2") == .by("mgj://open/:x", ["x": "1", "y": "2"]))
    for url in [
      "mgj://secret/1", "MGJ://SECRET/1", "mgj:/secret/1", "mgj://%73ecret/1", "mgj:///secret//1/", "mgj://#/secret/1",
    ] {
      #expect(await external(url) == .error(.refused), "\(url)")
    }
    for url in ["mgj://key", "T.a", "key 'mgj://key'", "mgj://T/a", "T/a"] {
      #expect(await external(url) == .error(.notFound), "\(url)")
    }
  }

  @Test("A better route that only code may use is left out, and a public fallback answers")
  func fallback() async throws {
    try router.add(["mgj://**"], access: .public)
    #expect(await external("mgj://secret/1") == .by("mgj://**", rest: ["secret", "1"]))
    #expect(await external("mgj://open/1") == .by("mgj://open/:x", ["x": "1"]))
    #expect(await router.reply(to: "mgj://secret/1") == .by("mgj://secret/:x", ["x": "1"]))
  }

  @Test("Of several routes that only code may use, the best one is named")
  func namesBest() async throws {
    try router.add(["mgj://secret/1", "mgj://secret/**", "mgj://secret/*"])
    let got = await text { try await router.open(external: "mgj://secret/1") }
    #expect(got.contains("\n  route: mgj://secret/1 ("))
  }

  @Test("It has no objects")
  func noObjects() async throws {
    try router.add("mgj://objects", access: .public) { "\($0.objectNames) \($0.isExternal)" }
    #expect(try await router.open(external: "mgj://objects?with=a&objects=b", as: String.self) == "[] true")
    #expect(try await router.open("mgj://objects", with: ["a": 1], as: String.self) == #"["a"] false"#)
  }

  @Test("A redirect from outside stays one")
  func redirects() async throws {
    router.intercept { request in
      guard request.url.hasPrefix("mgj://open/to") else { return .proceed }
      return .redirect("mgj://\(request.url.dropFirst(13))/1")
    }
    #expect(await external("mgj://open/tosecret") == .error(.refused))
    #expect(await external("mgj://open/toopen") == .by("mgj://open/:x", ["x": "1"]))
    #expect(await router.reply(to: "mgj://open/tosecret") == .by("mgj://secret/:x", ["x": "1"]))
  }

  @Test("A route map does not make public what is internal")
  func maps() async throws {
    try router.apply(
      RouteMap(
        1, #"{ "from": "mgj://r/:x", "redirect": "mgj://secret/:x" }"#, #"{ "from": "mgj://k", "route": "mgj://key" }"#,
        #"{ "from": "mgj://s/:x", "route": "mgj://secret/:x" }"#, #"{ "from": "mgj://o/:x", "route": "mgj://open/:x" }"#
      ))
    for url in ["mgj://r/1", "mgj://s/1", "mgj://k"] {
      #expect(await external(url) == .error(.refused), "\(url)")
      #expect(!router.canOpen(url, isExternal: true), "\(url)")
      #expect(router.canOpen(url), "\(url)")
    }
    #expect(await external("mgj://o/1") == .by("", ["x": "1"]))
    #expect(router.canOpen("mgj://o/1", isExternal: true))
  }

  @Test("Interceptors know that it is from outside, and may add objects")
  func interceptors() async throws {
    try router.add("mgj://page", access: .public) { try $0.object("o") as Int }
    router.intercept { $0.isExternal ? .change($0.adding(objects: ["o": 1])) : .proceed }
    #expect(try await router.open(external: "mgj://page", as: Int.self) == 1)
    #expect(try await code { try await router.open("mgj://page", as: Int.self) } == "parameter")
  }
}
