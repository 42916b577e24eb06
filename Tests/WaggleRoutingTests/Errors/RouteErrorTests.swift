import Testing
import Waggle
import WaggleRouting

@Suite("Errors of the router", .timeLimit(.minutes(1)))
struct RouteErrorTests {
  private let router = Router(registry: ServiceRegistry())

  // MARK: Conflicts

  @Test("A conflict of patterns names both places")
  func conflict() async throws {
    try router.add("mgj://a/:x", file: "Shop/Routes.swift", line: 1) { _ in 1 }
    let got = await text { try router.add("MGJ://A/:y", file: "Cart/Routes.swift", line: 2) { _ in 2 } }
    #expect(
      got == """
        'MGJ://A/:y' answers URLs that 'mgj://a/:x' answers
          added at: Cart/Routes.swift:2
          there already: Shop/Routes.swift:1
        ways out:
          - take one of them out
          - put this one in its place with 'replace'
        """)
  }

  @Test("A conflict of keys names both places")
  func keyConflict() async throws {
    try router.add(key: "k", file: "Shop/Routes.swift", line: 1) { _ in 1 }
    let got = await text { try router.add(key: "k", file: "Cart/Routes.swift", line: 2) { _ in 2 } }
    #expect(
      got == """
        key 'k' is taken
          added at: Cart/Routes.swift:2
          there already: Shop/Routes.swift:1
        ways out:
          - give one of them another name
        """)
  }

  @Test("A conflict of actions names both places")
  func actionConflict() async throws {
    try router.add(target: "T", action: "a", file: "Shop/Routes.swift", line: 1) { _ in 1 }
    let got = await text { try router.add(target: "T", action: "a", file: "Cart/Routes.swift", line: 2) { _ in 2 } }
    #expect(
      got == """
        action 'T.a' is taken
          added at: Cart/Routes.swift:2
          there already: Shop/Routes.swift:1
        ways out:
          - give one of them another name
        """)
  }

  // MARK: URLs

  @Test("A broken escape in a path is told with its place")
  func malformedPath() async {
    let got = await text { try await router.open("mgj://a/%4", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        the URL 'mgj://a/%4' cannot be read: '%' begins no escape of two hexadecimal digits, after 8 bytes
          asked for at: App/Main.swift:9
        ways out:
          - escape what is put into it, as 'router.url(for:)' does
        """)
  }

  @Test("A broken escape in a query is told with its place, and a long URL is cut")
  func malformedQuery() async {
    let url = "mgj://a?" + String(repeating: "x", count: 300) + "=%C3"
    let got = await text { try await router.open(url, file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        the URL '\(url.prefix(199))…' cannot be read: the escapes stand for bytes that are no UTF-8, after 309 bytes
          asked for at: App/Main.swift:9
        ways out:
          - escape what is put into it, as 'router.url(for:)' does
        """)
  }

  @Test("Where nothing answers, the three nearest routes are named with what is in their way")
  func notFound() async throws {
    try router.add("mgj://shop/item/:id(Int)", file: "Shop/Routes.swift", line: 1) { _ in 1 }
    try router.add("mgj://shop/item", file: "Shop/Routes.swift", line: 2) { _ in 1 }
    try router.add("mgj://shop/item/:id(Int)/more", file: "Shop/Routes.swift", line: 3) { _ in 1 }
    try router.add("mgj://shop/other", file: "Shop/Routes.swift", line: 4) { _ in 1 }
    try router.add("http://elsewhere", file: "Shop/Routes.swift", line: 5) { _ in 1 }
    let got = await text { try await router.open("mgj://shop/item/x", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        nothing answers mgj://shop/item/x
          near miss: mgj://shop/item (Shop/Routes.swift:2): it ends, and the URL goes on with 'x'
          near miss: mgj://shop/item/:id(Int) (Shop/Routes.swift:1): 'x' is no Int
          near miss: mgj://shop/item/:id(Int)/more (Shop/Routes.swift:3): 'x' is no Int
          asked for at: App/Main.swift:9
        ways out:
          - add a route for it
          - set 'router.notFound' to answer whatever nothing else does
        """)
  }

  @Test(
    "A near miss says what is in the way",
    arguments: [
      ("//host/a/b", "http://host/a", "it goes on with 'b', and the URL ends"),
      ("//host/a/*", "http://host/a", "it goes on with '*', and the URL ends"),
      ("//host/a/**more", "http://host/a", "it goes on with '**', and the URL ends"),
      ("//host/a/:b(Int)", "http://host/a", "it goes on with ':b(Int)', and the URL ends"),
      ("//host/a/:{b}.c", "http://host/a", "it goes on with ':{b}.c', and the URL ends"),
      ("//host/a/:{b}.c", "http://host/a/b.d", "its parts are not in 'b.d'"),
      ("//host/家", "http://host/%E5%B1%85", "it has '家' where the URL has '居'"),
      ("//host/a", "http://host/a/b%2Fc", "it ends, and the URL goes on with 'b/c'"),
    ])
  func nearMiss(_ pattern: String, _ url: String, _ reason: String) async throws {
    try router.add(pattern, file: "Shop/Routes.swift", line: 1) { _ in 1 }
    let got = await text { try await router.open(url) }
    let lines = got.split(separator: "\n").map(String.init)
    #expect(lines.dropFirst().first == "  near miss: \(pattern) (Shop/Routes.swift:1): \(reason)")
  }

  @Test("Where nothing is near, nothing is said to be, but that nobody has the scheme")
  func nothingNear() async throws {
    try router.add("http://elsewhere") { _ in 1 }
    let got = await text { try await router.open("mgj://shop", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        nothing answers mgj://shop
          no route has the scheme 'mgj'
          asked for at: App/Main.swift:9
        ways out:
          - add a route for it
          - set 'router.notFound' to answer whatever nothing else does
        """)
  }

  @Test("An unknown key is told with the nearest one")
  func unknownKey() async throws {
    try router.add(key: "gotoDAim") { _ in 1 }
    let got = await text { try await router.open(key: "gotoDaim2", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        nothing answers key 'gotoDaim2'
          did you mean 'gotoDAim'?
          asked for at: App/Main.swift:9
        ways out:
          - add a route for it
          - set 'router.notFound' to answer whatever nothing else does
        """)
  }

  @Test("An unknown target is told with the nearest one")
  func unknownTarget() async throws {
    try router.add(target: "CAim", action: "go") { _ in 1 }
    let got = await text { try router.perform("CAmi", "go", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        nothing answers action 'CAmi.go'
          no target is called 'CAmi'
          did you mean 'CAim'?
          asked for at: App/Main.swift:9
        ways out:
          - add a route for it
          - set 'router.notFound' to answer whatever nothing else does
        """)
  }

  @Test("An unknown action is told with the nearest one")
  func unknownAction() async throws {
    try router.add(target: "CAim", action: "gotoCAim") { _ in 1 }
    let got = await text { try router.perform("CAim", "gotoCAmi", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        nothing answers action 'CAim.gotoCAmi'
          'CAim' has no action 'gotoCAmi'
          did you mean 'gotoCAim'?
          asked for at: App/Main.swift:9
        ways out:
          - add a route for it
          - set 'router.notFound' to answer whatever nothing else does
        """)
  }

  @Test("Routes that passed are named")
  func passed() async throws {
    try router.add("mgj://a", file: "Shop/Routes.swift", line: 1) { _ -> Int in throw Pass() }
    try router.add("mgj://*", file: "Shop/Routes.swift", line: 2) { _ async throws -> Int in throw Pass() }
    let got = await text { try await router.open("mgj://a", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        nothing answers mgj://a: each route that fits passed
          passed: mgj://a (Shop/Routes.swift:1)
          passed: mgj://* (Shop/Routes.swift:2)
          asked for at: App/Main.swift:9
        ways out:
          - let one of them answer
          - set 'router.notFound' to answer whatever nothing else does
        """)
  }

  // MARK: Refusals

  @Test("A refusal has the interceptor's reason, its place and the way that led there")
  func refused() async throws {
    try router.add("mgj://a") { _ in 1 }
    try router.add("mgj://b") { _ in 1 }
    router.intercept(file: "App/Guards.swift", line: 3) { request in
      request.url == "mgj://a" ? .redirect("mgj://b") : .refuse("nobody is logged in")
    }
    let got = await text { try await router.open("mgj://a", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        mgj://b was refused: nobody is logged in
          refused by: App/Guards.swift:3
          path: mgj://a → mgj://b
          asked for at: App/Main.swift:9
        """)
  }

  @Test("A map's refusal names the entry")
  func disabled() async throws {
    try router.apply(RouteMap(4, #"{ "key": "k", "disabled": "Closed until Monday." }"#))
    let got = await text { try router.object(forKey: "k", as: Int.self, file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        key 'k' was refused: Closed until Monday.
          refused by: entry 1 of the route map with version 4
          asked for at: App/Main.swift:9
        """)
  }

  @Test("A URL from outside is told which route it may not use")
  func refusedAccess() async throws {
    try router.add("mgj://a/:x", file: "Shop/Routes.swift", line: 1) { _ in 1 }
    let got = await text { try await router.open(external: "mgj://a/1", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        mgj://a/1 came from outside, and only code may use its route
          route: mgj://a/:x (Shop/Routes.swift:1)
          asked for at: App/Main.swift:9
        ways out:
          - say 'access: .public' where the route is added
          - open it from code, without 'external:'
        """)
  }

  // MARK: What handlers do

  @Test("A cancelled request says so")
  func cancelled() async throws {
    try router.add("mgj://a") { _ async throws -> Int in throw CancellationError() }
    let got = await text { try await router.open("mgj://a", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        mgj://a was cancelled
          asked for at: App/Main.swift:9
        """)
  }

  @Test("A request that took too long says how long it waited")
  func timedOut() async throws {
    try router.add("mgj://a", file: "Shop/Routes.swift", line: 1) { _ async throws -> Int in
      try await Task.sleep(for: .seconds(100))
      return 1
    }
    let got = await text {
      try await router.open("mgj://a", timeout: .milliseconds(20), file: "App/Main.swift", line: 9)
    }
    #expect(
      got == """
        mgj://a was not answered within 0.02 seconds
          waited for: Shop/Routes.swift:1
          asked for at: App/Main.swift:9
        ways out:
          - wait longer with 'timeout:'
          - let the handler answer first and load afterwards
        """)
  }

  @Test("What a handler threw is in the text, with the handler's place")
  func failed() async throws {
    try router.add("mgj://a", file: "Shop/Routes.swift", line: 1) { _ -> Int in throw Boom() }
    let got = await text { try await router.open("mgj://a", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        what answers mgj://a threw: boom
          thrown by: Shop/Routes.swift:1
          asked for at: App/Main.swift:9
        """)
  }

  @Test("A handler on another actor is told with the ways to get there")
  func isolated() async throws {
    try router.add("mgj://a", file: "Shop/Routes.swift", line: 1) { @MainActor _ in 1 }
    let got = await text { try router.object(for: "mgj://a", as: Int.self, file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        mgj://a is answered on MainActor, and was asked for synchronously from elsewhere
          handler: Shop/Routes.swift:1
          asked for at: App/Main.swift:9
        ways out:
          - use 'try await open(…)'
          - ask in code that is bound to MainActor
        """)
  }

  @Test("What may not leave its actor is told")
  func notSendable() async throws {
    try router.add("mgj://a", file: "Shop/Routes.swift", line: 1) { @MainActor _ in Paper() }
    let got = await text { try await router.open("mgj://a", as: Paper.self, file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        mgj://a is answered on MainActor with what is not Sendable, so it may not leave
          handler: Shop/Routes.swift:1
          asked for at: App/Main.swift:9
        ways out:
          - ask in code that is bound to MainActor
        """)
  }

  @Test("An asynchronous handler is told to those who do not wait")
  func asynchronous() async throws {
    try router.add("mgj://a", file: "Shop/Routes.swift", line: 1) { _ async in 1 }
    let got = await text { try router.object(for: "mgj://a", as: Int.self, file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        mgj://a is answered asynchronously, and was asked for synchronously
          handler: Shop/Routes.swift:1
          asked for at: App/Main.swift:9
        ways out:
          - use 'try await open(…)'
        """)
  }

  @Test("So is an asynchronous interceptor")
  func asynchronousInterceptor() async throws {
    try router.add("mgj://a") { _ in 1 }
    router.intercept(file: "App/Guards.swift", line: 3) { _ async in .proceed }
    let got = await text { try router.object(for: "mgj://a", as: Int.self, file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        an asynchronous interceptor has a say in mgj://a, which was asked for synchronously
          interceptor: App/Guards.swift:3
          asked for at: App/Main.swift:9
        ways out:
          - use 'try await open(…)'
        """)
  }

  @Test("An answer of another type is told with both types")
  func result() async throws {
    try router.add("mgj://a", file: "Shop/Routes.swift", line: 1) { _ in 1 }
    let got = await text { try await router.open("mgj://a", as: String.self, file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        mgj://a is answered with another type than the one that was asked for
          expected: String
          given: Int
          answered by: Shop/Routes.swift:1
          asked for at: App/Main.swift:9
        ways out:
          - ask with 'as: Int.self', or a protocol that it conforms to
        """)
  }

  // MARK: Redirects

  @Test("A circle of redirects is told with the way")
  func circle() async throws {
    try router.add("mgj://a") { _ in 1 }
    try router.add("mgj://b") { _ in 1 }
    router.intercept { .redirect($0.url == "mgj://a" ? "mgj://b" : "mgj://a") }
    let got = await text { try await router.open("mgj://a", file: "App/Main.swift", line: 9) }
    #expect(
      got == """
        redirects go in a circle
          path: mgj://a → mgj://b → mgj://a
          asked for at: App/Main.swift:9
        ways out:
          - let the interceptor say '.proceed' to the URL that it redirects to
          - let the route map's entry say 'route', which is looked up no further
        """)
  }

  @Test("Too many redirects are told with the way")
  func tooManyRedirects() async throws {
    try router.add("mgj://n/:n(Int)") { _ in 1 }
    router.intercept { request in
      let number: Int = try request["n"]
      return .redirect("mgj://n/\(number + 1)")
    }
    let got = await text { try await router.open("mgj://n/0", file: "App/Main.swift", line: 9) }
    let path = (0...17).map { "mgj://n/\($0)" }.joined(separator: " → ")
    #expect(
      got == """
        mgj://n/0 was redirected more than 16 times
          path: \(path)
          asked for at: App/Main.swift:9
        ways out:
          - redirect to the last of them at once
        """)
  }
}

/// Stays where it was made.
private final class Paper {}
