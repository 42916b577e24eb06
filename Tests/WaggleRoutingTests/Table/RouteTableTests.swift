import Testing
import Waggle
import WaggleRouting

@Suite("Route table", .timeLimit(.minutes(1)))
struct RouteTableTests {
  private let router = Router(registry: ServiceRegistry())

  // MARK: Precedence

  @Test("Literal goes before part, typed parameter, parameter, one star and two, in whatever order they come")
  func precedence() async throws {
    let patterns = ["a/**", "a/*", "a/:p", "a/:p(Double)", "a/:p(Int)", "a/:{p}5", "a/:1{p}5", "a/15"]
    for patterns in [patterns, patterns.reversed()] {
      let router = Router(registry: ServiceRegistry())
      try router.add(patterns)
      for pattern in ["a/15", "a/:1{p}5", "a/:{p}5", "a/:p(Int)", "a/:p(Double)", "a/:p", "a/*", "a/**"] {
        #expect(try router.match("a/15")?.pattern == pattern)
        #expect(router.remove(pattern))
      }
      #expect(try router.match("a/15") == nil)
    }
  }

  @Test("Of several types, those that take less go first")
  func typePrecedence() throws {
    let router = Router(registry: ServiceRegistry(), types: [Int8.self, Float.self])
    let ranked = ["Bool", "UUID", "UInt", "Int", "Double", "Float", "Int8"]
    for type in ranked.reversed() { try router.add(["a/:p(\(type))"]) }
    for type in ranked.dropFirst(2) {
      #expect(try router.match("a/5")?.pattern == "a/:p(\(type))")
      router.remove("a/:p(\(type))")
    }
    #expect(try router.match("a/true")?.pattern == "a/:p(Bool)")
  }

  @Test("The first segment at which patterns differ decides, however good the next ones are")
  func leftmost() async throws {
    try router.add(["a/:x/:y", ":z/b/c", "a/**", "*/b/c"])
    #expect(await router.reply(to: "a/b/c") == .by("a/:x/:y", ["x": "b", "y": "c"]))
    #expect(await router.reply(to: "a/b") == .by("a/**", rest: ["b"]))
    #expect(await router.reply(to: "x/b/c") == .by(":z/b/c", ["z": "x"]))
  }

  @Test("A dead end is left again at each depth, and only the winner's values stay")
  func backtracking() async throws {
    try router.add([":a/b/:c(Int)/x", ":d/b/*/y", "q/:e/**f", "q/b/:g(Int)/x/z", "**h"])
    #expect(await router.reply(to: "q/b/1/x") == .by("q/:e/**f", ["e": "b", "f": "1/x"], rest: ["1", "x"]))
    #expect(await router.reply(to: "p/b/1/y") == .by(":d/b/*/y", ["d": "p"]))
    #expect(await router.reply(to: "p/b/1/x") == .by(":a/b/:c(Int)/x", ["a": "p", "c": "1"]))
    #expect(await router.reply(to: "p/b/1/z") == .by("**h", ["h": "p/b/1/z"], rest: ["p", "b", "1", "z"]))
  }

  @Test("A pattern with a scheme goes before one with '//', and that before others")
  func roots() throws {
    try router.add(["**", "//**", "mgj://**"])
    #expect(try router.match("mgj://a")?.pattern == "mgj://**")
    #expect(try router.match("abc://a")?.pattern == "//**")
    #expect(try router.match("abc:/a")?.pattern == "**")
    #expect(try router.match("a")?.pattern == "**")
    router.remove("mgj://**")
    #expect(try router.match("mgj://a")?.pattern == "//**")
    router.remove("//**")
    #expect(try router.match("mgj://a")?.pattern == "**")
  }

  @Test("Many captures are all there", arguments: [3, 4, 19, 20, 40])
  func captures(_ count: Int) async throws {
    let pattern = (1...count).map { ":p\($0)" }.joined(separator: "/") + "/**rest"
    try router.add([pattern])
    let values = (1...count).map { "v\($0)" }
    var expected = Dictionary(uniqueKeysWithValues: (1...count).map { ("p\($0)", "v\($0)") })
    expected["rest"] = "x/y"
    let url = (values + ["x", "y"]).joined(separator: "/")
    #expect(await router.reply(to: url) == .by(pattern, expected, rest: ["x", "y"]))
    expected["p1"] = "/"
    let escaped = "%2F/\(url.dropFirst(3))"
    #expect(await router.reply(to: escaped) == .by(pattern, expected, rest: ["x", "y"]))
  }

  // MARK: Literals

  @Test("Literals of any length are told apart", arguments: [1, 7, 8, 9, 15, 16, 17, 40])
  func longLiterals(_ length: Int) async throws {
    let text = String(repeating: "abcdefgh", count: 6).prefix(length)
    let others = [text.dropLast() + "z", text.dropLast() + "", text + "a", "z" + text.dropFirst(), text.uppercased()]
    try router.add(["x/\(text)", "x/\(text)q/y"])
    #expect(await router.reply(to: "x/\(text)") == .by("x/\(text)"))
    #expect(await router.reply(to: "x/\(text)/") == .by("x/\(text)"))
    #expect(await router.reply(to: "x/\(text)?a") == .by("x/\(text)", ["a": ""]))
    #expect(await router.reply(to: "x/\(text)q/y") == .by("x/\(text)q/y"))
    for other in others { #expect(await router.reply(to: "x/\(other)") == .error(.notFound), "\(other)") }
  }

  @Test("A thousand literals below one node are all found")
  func many() async throws {
    try router.add((0..<1_000).map { "mgj://a/segment\($0)/:x" })
    for index in 0..<1_000 {
      #expect(try router.match("mgj://a/segment\(index)/1")?.pattern == "mgj://a/segment\(index)/:x")
    }
    #expect(try router.match("mgj://a/segment1000/1") == nil)
  }

  // MARK: Changes

  @Test(
    "Patterns that fit the same URLs exclude each other, however they are written",
    arguments: [
      ("a/:x", "/a//:y/"), ("mgj://a", "MGJ:/A"), ("a/:x", "a/:y(String)"), ("a/**", "a/**rest"),
      ("a/:{x}.b", "a/:y.b"),
      ("a(/b)", "a/b"), ("a(/b)", "a"), ("a(/b)", "a(/b)"), ("a/caf\u{E9}", "a/cafe\u{301}"), ("a/%41", "a/A"),
      ("a/\u{212A}", "a/K"), ("//家", "//%E5%AE%B6"), ("a/:{x}\u{E9}", "a/:{x}e\u{301}"), ("a/:x(Int)", "a/:y(Int)"),
      ("*", "/*"), ("mgj://**", "mgj:**x"),
    ])
  func conflicts(_ one: String, _ other: String) async throws {
    try router.add([one])
    #expect(try await code { try router.add([other]) } == "conflict")
    #expect(try await code { try router.replace(other) { _ in 1 } } == "fine")
    #expect(router.remove(other))
    #expect(try await code { try router.add([one]) } == "fine")
  }

  @Test(
    "Patterns that fit other URLs too do not exclude each other",
    arguments: [
      ("a/:x", "a/*"), ("a/:x", "a/:x(Int)"), ("a/:x(Int)", "a/:x(UInt)"), ("a", "A"), ("a", "//a"), ("//a", "mgj://a"),
      ("a/:{x}.b", "a/:{x}.B"), ("a/*", "a/**"), ("a/b", "a/b/c"), ("mgj://a", "abc://a"),
    ])
  func noConflicts(_ one: String, _ other: String) async throws {
    try router.add([one, other])
    #expect(router.remove(one))
    #expect(!router.remove(one))
    #expect(router.remove(other))
  }

  @Test("A router for which no case counts takes patterns for the same that others tell apart")
  func caseConflicts() async throws {
    let router = Router(registry: ServiceRegistry(), isCaseInsensitive: true)
    try router.add(["a/B/:{x}.C"])
    #expect(try await code { try router.add(["A/b/:{y}.c"]) } == "conflict")
    #expect(await router.reply(to: "A/B/Xx.c") == .by("a/B/:{x}.C", ["x": "Xx"]))
    try router.add(["É/:x"])
    #expect(await router.reply(to: "e\u{301}/Y") == .by("É/:x", ["x": "Y"]))
  }

  @Test("A conflict leaves everything as it was, other forms of the pattern too")
  func conflictChangesNothing() async throws {
    try router.add(["a/b"])
    #expect(try await code { try router.add("a(/b)(/c)") { _ in 1 } } == "conflict")
    #expect(try router.match("a/b")?.pattern == "a/b")
    for url in ["a", "a/c", "a/b/c"] { #expect(try router.match(url) == nil, "\(url)") }
    #expect(!router.remove("a(/b)(/c)"))
  }

  @Test("A pattern that replaces takes the place of all that are in its way, and of no other")
  func replace() async throws {
    try router.add(["a", "a/b", "a/b/c", "x"])
    try router.replace("a(/b)") { Reply($0) }
    #expect(try router.match("a")?.pattern == "a(/b)")
    #expect(try router.match("a/b")?.pattern == "a(/b)")
    #expect(try router.match("a/b/c")?.pattern == "a/b/c")
    #expect(!router.remove("a"))
    #expect(router.remove("a(/b)"))
    #expect(try router.match("a") == nil)
    #expect(try router.match("x")?.pattern == "x")
  }

  @Test("Where nothing is in its way, a pattern that replaces is added")
  func replaceNothing() async throws {
    try router.replace("a/:x", access: .public) { Reply($0) }
    #expect(try await router.open(external: "a/1", as: Reply.self) == .by("a/:x", ["x": "1"]))
    #expect(try await code { try router.replace("a/*b") { _ in 1 } } == "pattern")
    #expect(await router.reply(to: "a/1") == .by("a/:x", ["x": "1"]))
  }

  @Test("Exactly the pattern that is named is taken out")
  func remove() async throws {
    try router.add(["mgj://a/:x", "mgj://a/:x/b", "mgj://a/**", "mgj://a", "a/:x"])
    for other in ["mgj://a/:y", "MGJ://a/:x", "mgj://a/:x/", ":x", ""] { #expect(!router.remove(other), "\(other)") }
    #expect(router.remove("mgj://a/:x"))
    #expect(try router.match("mgj://a/1")?.pattern == "mgj://a/**")
    #expect(try router.match("mgj://a/1/b")?.pattern == "mgj://a/:x/b")
    #expect(try router.match("mgj://a")?.pattern == "mgj://a")
    #expect(try router.match("abc://a/1")?.pattern == "a/:x")
  }

  @Test("A pattern that was taken out can be added again, with another handler")
  func addAgain() async throws {
    for round in 0..<50 {
      try router.add("a(/:b)") { _ in round }
      #expect(try router.object(for: "a/x", as: Int.self) == round)
      #expect(try router.object(for: "a", as: Int.self) == round)
      #expect(router.remove("a(/:b)"))
      #expect(!router.canOpen("a"))
    }
  }

  @Test("Everything can be taken out at once, and interceptors stay")
  func removeAll() async throws {
    let calls = Calls()
    router.intercept { request in
      calls.add(request.url)
      return .proceed
    }
    try router.add(["a", "b/**"])
    try router.add(key: "k") { _ in 1 }
    try router.add(target: "T", action: "a") { _ in 1 }
    router.removeAll()
    #expect(await router.replies(to: ["a", "b/c"]) == [.error(.notFound), .error(.notFound)])
    #expect(!router.canPerform("T", "a"))
    #expect(try await code { try await router.open(key: "k") } == "notFound")
    try router.add(["a"])
    try router.add(key: "k") { _ in 2 }
    #expect(await router.reply(to: "a") == .by("a"))
    #expect(try router.object(forKey: "k", as: Int.self) == 2)
    #expect(calls.all == ["a", "k"])
  }
}
