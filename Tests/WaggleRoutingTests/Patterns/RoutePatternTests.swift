import Testing
import Waggle
import WaggleRouting

@Suite("RoutePattern", .timeLimit(.minutes(1)))
struct RoutePatternTests {
  private let router = Router(registry: ServiceRegistry())

  @Test("Patterns are equal if they are written the same")
  func equality() throws {
    #expect(try RoutePattern("a/:b") == RoutePattern("a/:b"))
    #expect(try RoutePattern("a/:b") != RoutePattern("a/:c"))
    #expect(try RoutePattern("A") != RoutePattern("a"))
    #expect(try Set([RoutePattern("a"), RoutePattern("a"), RoutePattern("/a")]).count == 2)
  }

  @Test(
    "Slashes at the beginning, at the end and beside each other count for nothing",
    arguments: ["/a/b", "a/b", "a/b/", "a//b", "//a///b//".replacing("//a", with: "/a")])
  func slashes(_ pattern: String) async throws {
    try router.add([pattern])
    for url in ["/a/b", "a/b", "a//b", "/a/b///", "mgj:/a/b", "mgj:///a//b"] {
      #expect(await router.reply(to: url) == .by(pattern), "\(url)")
    }
    #expect(await router.reply(to: "/a") == .error(.notFound))
  }

  @Test("Groups may be left out, each by itself, and with what is in them")
  func groups() async throws {
    let pattern = "mgj://list(/:kind(/page/:page(Int)))(/end)"
    try router.add([pattern])
    let replies: KeyValuePairs<String, Reply> = [
      "mgj://list": .by(pattern),
      "mgj://list/end": .by(pattern),
      "mgj://list/new": .by(pattern, ["kind": "new"]),
      "mgj://list/new/end": .by(pattern, ["kind": "new"]),
      "mgj://list/new/page/2": .by(pattern, ["kind": "new", "page": "2"]),
      "mgj://list/new/page/2/end": .by(pattern, ["kind": "new", "page": "2"]),
      "mgj://list/page/2": .error(.notFound),
      "mgj://list/new/page": .error(.notFound),
      "mgj://list/new/page/x": .error(.notFound),
    ]
    #expect(await router.replies(to: replies.map(\.key)) == replies.map(\.value))
  }

  @Test("A group may begin a pattern, and be in the middle of one")
  func groupsAnywhere() async throws {
    try router.add(["(/a)/b(/c/d)/e"])
    for url in ["b/e", "a/b/e", "b/c/d/e", "a/b/c/d/e"] {
      #expect(await router.reply(to: url) == .by("(/a)/b(/c/d)/e"), "\(url)")
    }
    for url in ["a/e", "b/c/e", "b/d/e", "b"] { #expect(await router.reply(to: url) == .error(.notFound), "\(url)") }
  }

  @Test("128 segments and 6 groups are not too many")
  func limits() async throws {
    let long = String(repeating: "/a", count: 128)
    let groups = "b" + String(repeating: "(/c", count: 6) + String(repeating: ")", count: 6)
    try router.add([long, groups])
    #expect(await router.reply(to: long) == .by(long))
    for count in 0...6 { #expect(await router.reply(to: "b" + String(repeating: "/c", count: count)) == .by(groups)) }
    #expect(await router.reply(to: "b/c/c/c/c/c/c/c") == .error(.notFound))
  }

  @Test("A name may be Chinese, and in braces any text")
  func names() async throws {
    try router.add(["a/:页码", "b/:{a b-c}.html"])
    #expect(await router.reply(to: "a/1") == .by("a/:页码", ["页码": "1"]))
    #expect(await router.reply(to: "b/2.html") == .by("b/:{a b-c}.html", ["a b-c": "2"]))
  }

  @Test("Escapes in a pattern stand for characters that mean themselves")
  func escapes() async throws {
    try router.add(["a/%3Ab", "a/%2A", "a/%28c%29", "a/%3F%23", "a/b%2Fc", "a/%25", "a/:{x}%2F%2A"])
    #expect(await router.reply(to: "a/:b") == .by("a/%3Ab"))
    #expect(await router.reply(to: "a/*") == .by("a/%2A"))
    #expect(await router.reply(to: "a/(c)") == .by("a/%28c%29"))
    #expect(await router.reply(to: "a/%3f%23") == .by("a/%3F%23"))
    #expect(await router.reply(to: "a/b%2fc") == .by("a/b%2Fc"))
    #expect(await router.reply(to: "a/b/c") == .error(.notFound))
    #expect(await router.reply(to: "a/%25") == .by("a/%25"))
    #expect(await router.reply(to: "a/1%2F*") == .by("a/:{x}%2F%2A", ["x": "1"]))
  }

  @Test(
    "A typed parameter takes what its type reads, and nothing else",
    arguments: [
      ("Int", ["0", "-7", "+7", "9223372036854775807"], ["", "x", "1.5", "9223372036854775808", "٣", "0x1", "1%20"]),
      ("UInt", ["0", "7", "18446744073709551615"], ["-7", "1.5", "18446744073709551616"]),
      ("Double", ["0", "-7", "1.5", "1e3", ".5"], ["x", "1,5", "1.5.2"]),
      ("Bool", ["true", "false"], ["TRUE", "1", "yes"]),
      (
        "UUID", ["621425B8-42D1-4AB4-9A58-1E69D708A84B", "621425b8-42d1-4ab4-9a58-1e69d708a84b"],
        [
          "621425B8-42D1-4AB4-9A58-1E69D708A84", "621425B8-42D1-4AB4-9A58-1E69D708A84BC",
          "621425B842D14AB49A581E69D708A84B", "621425BG-42D1-4AB4-9A58-1E69D708A84B",
          "621425B8-42D14-AB4-9A58-1E69D708A84B",
        ]
      ),
      ("String", ["x", "1", "家"], [""]),
    ] as [(String, [String], [String])])
  func types(_ type: String, _ fits: [String], _ others: [String]) async throws {
    let pattern = "a/:b(\(type))"
    try router.add([pattern])
    for text in fits { #expect(await router.reply(to: "a/\(text)") == .by(pattern, ["b": text]), "\(text)") }
    for text in others { #expect(await router.reply(to: "a/\(text)") == .error(.notFound), "\(text)") }
  }

  @Test("A type of one's own takes what it reads, after the standard ones")
  func ownTypes() async throws {
    let router = Router(registry: ServiceRegistry(), types: [Shade.self])
    try router.add(["a/:b(Shade)", "a/:b(Int)", "a/:b"])
    #expect(await router.reply(to: "a/red") == .by("a/:b(Shade)", ["b": "red"]))
    #expect(await router.reply(to: "a/7") == .by("a/:b(Int)", ["b": "7"]))
    #expect(await router.reply(to: "a/x") == .by("a/:b", ["b": "x"]))
    #expect(try router.url(for: "a/:b(Shade)", ["b": Shade.red]) == "a/red")
    #expect(try await code { try router.url(for: "a/:b(Shade)", ["b": "x"]) } == "parameter")
  }

  @Test("A part of a segment takes as little as it can, and the last one what is left")
  func parts() async throws {
    let cases: KeyValuePairs<String, [(String, [String: String]?)]> = [
      "p/:{a}-{b}": [("1-2-3", ["a": "1", "b": "2-3"]), ("-", ["a": "", "b": ""]), ("12", nil)],
      "q/:x{a}y": [("x1y", ["a": "1"]), ("xyy", ["a": "y"]), ("xy", ["a": ""]), ("x", nil), ("1y", nil)],
      "r/:{a}.b.{c}.b": [("1.b.2.b", ["a": "1", "c": "2"]), ("1.b.b", nil), (".b..b", ["a": "", "c": ""])],
      "s/:{a}家": [("1%E5%AE%B6", ["a": "1"]), ("家家", ["a": "家"]), ("e\u{301}家", ["a": "e\u{301}"]), ("1", nil)],
      "t/:é{a}": [("e\u{301}1", ["a": "1"]), ("\u{E9}1", ["a": "1"]), ("e1", nil)],
      "u/:e{a}": [("e1", ["a": "1"]), ("e\u{301}1", nil)],
      "v/:page.html": [("1.html", ["page": "1"]), ("1.HTML", nil)],
    ]
    try router.add(cases.map(\.key))
    for (pattern, texts) in cases {
      for (text, values) in texts {
        let url = "\(pattern.prefix(1))/\(text)"
        #expect(await router.reply(to: url) == values.map { .by(pattern, $0) } ?? .error(.notFound), "\(url)")
      }
    }
  }

  @Test("The rest of the path is a list of segments, decoded, of at least one where anything stands before it")
  func rest() async throws {
    try router.add(["mgj://a/**more", "x://**", "//h/**", "y://**all"])
    #expect(await router.reply(to: "mgj://a") == .error(.notFound))
    #expect(await router.reply(to: "mgj://a///") == .error(.notFound))
    #expect(
      await router.reply(to: "mgj://a/b%2Fc//d/") == .by("mgj://a/**more", ["more": "b/c/d"], rest: ["b/c", "d"]))
    #expect(await router.reply(to: "mgj://a/b/c") == .by("mgj://a/**more", ["more": "b/c"], rest: ["b", "c"]))
    for url in ["x:", "x:/", "x://", "x:///", "x://?a#b"] {
      #expect(try router.match(url)?.rest == [], "\(url)")
      #expect(try router.match(url)?.pattern == "x://**", "\(url)")
    }
    #expect(await router.reply(to: "y:") == .by("y://**all", ["all": ""]))
    #expect(await router.reply(to: "z://h") == .error(.notFound))
    #expect(await router.reply(to: "z://h/i") == .by("//h/**", rest: ["i"]))
  }
}

/// A type that patterns may name.
private enum Shade: String, LosslessStringConvertible {
  case red
  case blue

  var description: String { rawValue }

  init?(_ text: String) { self.init(rawValue: text) }
}
