import Testing
import Waggle
import WaggleRouting

@Suite("URLs made of patterns", .timeLimit(.minutes(1)))
struct URLForPatternTests {
  private let router = Router(registry: ServiceRegistry())

  @Test(
    "A URL is escaped where it must be",
    arguments: [
      ("mgj://search/:query", ["query": "家居"], "mgj://search/%E5%AE%B6%E5%B1%85"),
      ("MGJ://Search/:query", ["query": "a b+c"], "mgj://search/a%20b%2Bc"),
      ("//host/:query", ["query": "?#&=%"], "//host/%3F%23%26%3D%25"),
      ("/a/:b", ["b": ".."], "/a/.."),
      ("a/:b(Int)", ["b": "5"], "a/5"),
      ("a/:{b}.html", ["b": "c/d"], "a/c%2Fd.html"),
      ("a/**b", ["b": "c d/e"], "a/c%20d/e"),
      ("mgj://list(/:kind(/:page))", [:], "mgj://list"),
      ("mgj://list(/:kind(/:page))", ["kind": "x"], "mgj://list/x"),
      ("mgj://list(/:kind(/:page))", ["kind": "x", "page": "2"], "mgj://list/x/2"),
      ("/", [:], "/"),
      ("mgj:", [:], "mgj://"),
      ("a/%2Fb%3A", [:], "a/%2Fb%3A"),
    ] as [(String, [String: String], String)])
  func escapes(_ pattern: String, _ values: [String: String], _ url: String) throws {
    #expect(try router.url(for: pattern, values) == url)
  }

  @Test("A query follows, in the order in which it was given")
  func query() throws {
    let url = try router.url(for: "a", query: ["b": 2, "a": "x&y=z", "b": 1, "家": true, "": ""])
    #expect(url == "a?b=2&a=x%26y%3Dz&b=1&%E5%AE%B6=true&=")
  }

  @Test("What a URL is made of is read back from it", arguments: Trip.all)
  private func roundTrip(_ trip: Trip) throws {
    try router.add([trip.pattern])
    for text in Trip.texts {
      let values = Dictionary(uniqueKeysWithValues: trip.names.map { ($0, text + $0) })
      let url = try router.url(for: trip.pattern, values, query: ["q": text])
      let reply: Reply = try router.object(for: url)
      #expect(reply == .by(trip.pattern, values.merging(["q": text]) { $1 }, rest: trip.rest(values)), "\(url)")
    }
  }

  @Test("A part that would be read back as another one is refused")
  func parts() async throws {
    #expect(try await code { try router.url(for: "a/:{b}-{c}", ["b": "1-2", "c": "3"]) } == "parameter")
    #expect(try router.url(for: "a/:{b}-{c}", ["b": "1", "c": "2-3"]) == "a/1-2-3")
  }

  @Test("Of groups that a value may belong to, the URL is read back as the one that was filled in")
  func likeGroups() async throws {
    try router.add(["a(/:x)(/:y)"])
    for name in ["x", "y"] {
      guard let url = try? router.url(for: "a(/:x)(/:y)", [name: "1"]) else { continue }
      #expect(await router.reply(to: url) == .by("a(/:x)(/:y)", [name: "1"]), "\(name)")
    }
  }

  @Test("Of a group that is a literal and one that is not, the URL is read back as what was filled in")
  func literalGroup() async throws {
    try router.add(["a(/b)(/:x)"])
    guard let url = try? router.url(for: "a(/b)(/:x)", ["x": "b"]) else { return }
    #expect(await router.reply(to: url) == .by("a(/b)(/:x)", ["x": "b"]))
  }

  @Test("Where case counts for nothing, a value with the text between two parts is refused, whatever its case")
  func partsWithoutCase() async throws {
    let router = Router(registry: ServiceRegistry(), isCaseInsensitive: true)
    let values = ["b": "1X2", "c": "3"]
    for (router, pattern) in [(router, "a/:{b}x{c}"), (self.router, "mgj://:{b}x{c}")] {
      try router.add([pattern])
      guard let url = try? router.url(for: pattern, values) else { continue }
      #expect(await router.reply(to: url) == .by(pattern, values), "\(url)")
    }
  }

  @Test("A group in which only a part has a value is not left out")
  func halfAGroup() async {
    #expect(await text { try router.url(for: "a(/:x/:y)", ["x": 1]) }.hasPrefix("no value was given for 'y' of"))
  }
}

private struct Trip: Sendable, CustomTestStringConvertible {
  let pattern: String
  let names: [String]

  var testDescription: String { pattern }

  /// The segments of what `**` was given, if the pattern ends in it.
  func rest(_ values: [String: String]) -> [String] {
    guard pattern.contains("**") else { return [] }
    return (names.last.flatMap { values[$0] } ?? "").split(separator: "/").map(String.init)
  }

  static let texts = [
    "plain", "家居", "e\u{301}", "\u{E9}", "\u{212A}", "a%2Fb", "%", "+", "a b", "?#&=:@", "🏳️‍🌈", "\r\n", "\u{0}", ".",
    "..",
    "*", "(a)", "{b}", ":c", "localhost", "www.x.com", "a:80", "UPPER",
  ]

  static let all = [
    Trip(pattern: "mgj://a/:b", names: ["b"]), Trip(pattern: "mgj://:a/:b", names: ["a", "b"]),
    Trip(pattern: ":a", names: ["a"]), Trip(pattern: "//:a/b", names: ["a"]),
    Trip(pattern: "a/:{b}.html", names: ["b"]), Trip(pattern: "a/:x{b}", names: ["b"]),
    Trip(pattern: "a/**b", names: ["b"]), Trip(pattern: "mgj://**b", names: ["b"]),
    Trip(pattern: "a(/:b)(/x/:c)", names: ["b", "c"]),
    Trip(pattern: "a/:b/:c/:d/:e/**f", names: ["b", "c", "d", "e", "f"]),
  ]
}
