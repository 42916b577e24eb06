import Testing
import Waggle
import WaggleRouting

@Suite("What nobody answers", .timeLimit(.minutes(1)))
struct NotFoundTests {
  private let router = Router(registry: ServiceRegistry())
  private let calls = Calls()

  @Test("The handler gets what was asked for, whatever door it came by")
  func doors() async throws {
    router.notFound { [calls] request in
      calls.add("\(request.door)")
      return "\(try request["url"] as String)|\(try request["key"] as String)|\(request.names)"
    }
    #expect(
      try await router.open("mgj://a/b?c=1", as: String.self)
        == #"mgj://a/b?c=1|mgj://a/b?c=1|["c", "key", "url"]"#)
    #expect(try router.object(for: "mgj://a", as: String.self) == #"mgj://a|mgj://a|["key", "url"]"#)
    #expect(try router.object(forKey: "k", as: String.self) == #"k|k|["key", "url"]"#)
    #expect(try await router.open(key: "k", as: String.self) == #"k|k|["key", "url"]"#)
    #expect(
      try router.perform("T", "a", as: String.self) == #"T.a|T.a|["action", "key", "target", "url"]"#)
    #expect(
      try await router.open(target: "T", action: "a.b", as: String.self)
        == #"T.a.b|T.a.b|["action", "key", "target", "url"]"#)
    #expect(try await router.open(external: "mgj://a", as: String.self) == #"mgj://a|mgj://a|["key", "url"]"#)
    #expect(calls.all == ["url", "url", "key", "key", "action", "action", "url"])
  }

  @Test("It gets the objects, and is told of a request from outside")
  func context() async throws {
    router.notFound { "\($0.objectNames) \($0.isExternal) \($0.pattern ?? "none")" }
    #expect(try await router.open("a", with: ["b": 1], as: String.self) == #"["b"] false none"#)
    #expect(try await router.open(external: "a", as: String.self) == "[] true none")
  }

  @Test("It is asked once, also where it asks for the same again and that fails")
  func notRecursive() async throws {
    router.notFound { [calls] request -> String in
      calls.add(request.url)
      throw Boom()
    }
    let error = try await #require(throws: RouteError.self) { try await router.open("a", as: String.self) }
    #expect(error.code == .failed)
    #expect(try await code { try router.object(for: "b", as: String.self) } == "failed")
    #expect(try await code { try router.object(forKey: "c", as: String.self) } == "failed")
    #expect(try await code { try router.perform("T", "d", as: String.self) } == "failed")
    #expect(calls.all == ["a", "b", "c", "T.d"])
  }

  @Test("Who is set last answers, and what is found is none of its concern")
  func last() async throws {
    try router.add(["a"])
    router.notFound { _ in "first" }
    router.notFound { @MainActor _ in "main" }
    #expect(try await router.open("b", as: String.self) == "main")
    #expect(try await code { try router.object(for: "b", as: String.self) } == "isolated")
    router.notFound { _ async in "second" }
    #expect(try await router.open("b", as: String.self) == "second")
    #expect(try await code { try router.object(for: "b", as: String.self) } == "asynchronous")
    #expect(await router.reply(to: "a") == .by("a"))
    #expect(!router.canOpen("b"))
    #expect(await router.explain("b").route == "not found")
  }

  @Test("It is not asked for a URL that cannot be read, is refused, or fails")
  func otherErrors() async throws {
    try router.add("secret") { _ in "secret" }
    try router.add("boom", access: .public) { _ -> String in throw Boom() }
    router.notFound { [calls] request -> String in
      calls.add(request.url)
      return "none"
    }
    #expect(try await code { try await router.open("%", as: String.self) } == "malformed")
    #expect(try await code { try await router.open(external: "secret", as: String.self) } == "refused")
    #expect(try await code { try await router.open(external: "boom", as: String.self) } == "failed")
    #expect(try await code { try await router.open(external: "boom", as: Int.self) } == "failed")
    #expect(calls.all.isEmpty)
  }

  @Test("It is asked after a redirect to what nobody answers, with the URL that it led to")
  func afterRedirect() async throws {
    try router.add(["a"])
    router.intercept { $0.url == "a" ? .redirect("nowhere") : .proceed }
    router.notFound { try $0["url"] as String }
    #expect(try await router.open("a", as: String.self) == "nowhere")
  }

  @Test("No interceptor is asked about what nobody answers, not one that was not asked before a redirect either")
  func noInterceptor() async throws {
    try router.add(["a"])
    try router.intercept("a") { _ in .redirect("nowhere") }
    try router.intercept("a") { [calls] request in
      calls.add(request.url)
      return .refuse("no")
    }
    #expect(await router.reply(to: "nowhere") == .error(.notFound))
    #expect(await router.reply(to: "a") == .error(.notFound))
    #expect(calls.all.isEmpty)
  }
}
