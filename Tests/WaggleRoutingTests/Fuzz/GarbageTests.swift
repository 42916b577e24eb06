import Testing
import Waggle
import WaggleRouting

@Suite("Garbage", .timeLimit(.minutes(2)))
struct GarbageTests {
  private static let pieces = [
    "a", "b", "/", "//", ":", "::", "*", "**", "(", ")", "(/", "{", "}", ":{", "%", "%2", "%2F", "%FF", "%C3", "?", "&",
    "=",
    "#", "#/", "+", " ", ".", "@", "mgj", "mgj://", "://", "localhost", "家", "e\u{301}", "\u{301}", "\u{0}", "\r\n",
    "\u{212A}",
    "\u{FEFF}", "\u{202E}", "🏳️‍🌈", "\u{FFFD}", "(Int)", ":id", ":id(Int)", "5", "-", "\"", "'", "\\",
  ]

  private static func text(_ dice: inout Dice) -> String {
    if dice.once(in: 4) {
      let bytes = (0..<dice.roll(24)).map { _ in UInt8(truncatingIfNeeded: dice.roll(256)) }
      return String(decoding: bytes, as: UTF8.self)
    }
    return (0..<dice.roll(10)).map { _ in dice.pick(pieces) }.joined()
  }

  @Test("Any text is a pattern or an error with its column, and what was added can be taken out again")
  func patterns() throws {
    var dice = Dice(11)
    let router = Router(registry: ServiceRegistry())
    var added: Set<String> = []
    var errors = 0
    for _ in 0..<4_000 {
      let pattern = Self.text(&dice)
      do throws(RouteError) {
        try router.add(pattern) { _ in 1 }
        #expect(added.insert(pattern).inserted)
      } catch {
        errors += 1
        #expect(error.code == .pattern || error.code == .conflict)
        guard error.code == .pattern else { continue }
        let column = try #require(error.description.firstMatch(of: /at column (\d+)\nways out:\n {2}- ./)?.1)
        #expect((1...pattern.count + 1).contains(Int(column) ?? 0), "\(pattern)")
      }
    }
    #expect(added.count > 200)
    #expect(errors > 200)
    for pattern in added { #expect(router.remove(pattern), "\(pattern)") }
    #expect(added.allSatisfy { !router.canOpen($0) })
  }

  @Test("Any text is a URL, and each way to ask says the same of it")
  func urls() async throws {
    var dice = Dice(12)
    let router = Router(registry: ServiceRegistry(), isCaseInsensitive: true)
    try router.add(["mgj://a/:x", "a/**more", "//localhost/*", ":x/:{y}.z", ":id(Int)", "(/b)(/:n)"], access: .public)
    var counts: [String: Int] = [:]
    for _ in 0..<4_000 {
      let url = Self.text(&dice)
      let outcome = try await code { try await router.open(url, as: Reply.self) }
      counts[outcome, default: 0] += 1
      #expect(["fine", "notFound", "malformed"].contains(outcome), "\(url)")
      #expect(router.canOpen(url) == (outcome == "fine"), "\(url)")
      #expect(try await code { try await router.open(external: url, as: Reply.self) } == outcome, "\(url)")
      #expect(try await code { try router.object(for: url) as Reply } == outcome, "\(url)")
      #expect(await router.explain(url).error?.code.description ?? "fine" == outcome, "\(url)")
      guard outcome == "fine", let match = try router.match(url) else { continue }
      // The pattern, filled in with what was found, leads back.
      for name in ["x", "y", "id", "n", "more"] { #expect(match[name]?.isEmpty != true || name == "y", "\(url)") }
    }
    #expect(counts.count == 3)
  }

  @Test("A scope says the same of a URL as the route with its pattern")
  func scopes() async throws {
    var dice = Dice(13)
    for pattern in ["mgj://a/:x", "a/**more", "//localhost/*", ":x/:{y}.z", ":id(Int)", "(/b)(/:n)", "**", "//:x/**"] {
      let router = Router(registry: ServiceRegistry())
      try router.add([pattern])
      try router.intercept(pattern) { _ in .refuse("guarded") }
      for _ in 0..<300 {
        let url = Self.text(&dice)
        let outcome = try await code { try await router.open(url, as: Reply.self) }
        #expect(["refused", "notFound", "malformed"].contains(outcome), "\(url) reaches \(pattern) unguarded")
      }
    }
  }

  @Test("Any bytes are a route map or an error")
  func maps() async throws {
    var dice = Dice(14)
    let router = Router(registry: ServiceRegistry())
    try router.add(["mgj://a/:x", "mgj://**", "https://**"])
    var applied = 0
    for round in 0..<1_500 {
      var bytes = Array(
        """
        { "version": \(round), "entries": [ { "from": "mgj://b/:x", "redirect": "mgj://a/:x?y=:x" },
        { "key": "k", "web": "https://x.com", "when": { "appVersion": ">=1 <2", "flags": ["a"] } } ] }
        """.utf8)
      for _ in 0..<dice.roll(4) { bytes[dice.roll(bytes.count)] = UInt8(truncatingIfNeeded: dice.roll(256)) }
      if dice.once(in: 5) { bytes.removeSubrange(dice.roll(bytes.count)...) }
      let outcome = try await code { try router.apply(RouteMap(json: bytes)) }
      if outcome == "fine" { applied += 1 }
      #expect(outcome == "fine" || outcome == "map")
      #expect(try await code { try RouteMap(propertyList: bytes) } == "map")
    }
    #expect(applied > 100)
  }
}
