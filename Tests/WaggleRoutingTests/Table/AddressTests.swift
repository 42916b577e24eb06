import Testing
import Waggle
import WaggleRouting

@Suite("Addresses", .timeLimit(.minutes(1)))
struct AddressTests {
  private let router = Router(registry: ServiceRegistry())

  // MARK: Hosts and schemes

  @Test("Scheme and host are compared without regard to case, and the path with regard to it")
  func hostCase() async throws {
    try router.add(["Mgj://Shop/Item", "//Other/Item", "x://:{a}-Host/b"])
    #expect(await router.reply(to: "mGJ://sHOP/Item") == .by("Mgj://Shop/Item"))
    #expect(await router.reply(to: "mgj:/SHOP/Item") == .by("Mgj://Shop/Item"))
    #expect(await router.reply(to: "mgj://shop/item") == .error(.notFound))
    #expect(await router.reply(to: "q://OTHER/Item") == .by("//Other/Item"))
    #expect(await router.reply(to: "q://other/ITEM") == .error(.notFound))
    #expect(await router.reply(to: "X://Big-HOST/b") == .by("x://:{a}-Host/b", ["a": "Big"]))
  }

  @Test("The case of a host that is not ASCII counts for nothing either")
  func unicodeHostCase() async throws {
    try router.add(["mgj://ÉCOLE/É", "école/x"])
    #expect(await router.reply(to: "mgj://%C3%A9cole/É") == .by("mgj://ÉCOLE/É"))
    #expect(await router.reply(to: "mgj://E\u{301}COLE/E\u{301}") == .by("mgj://ÉCOLE/É"))
    #expect(await router.reply(to: "mgj://école/é") == .error(.notFound))
    #expect(await router.reply(to: "abc://École/x") == .by("école/x"))
    #expect(await router.reply(to: "École/x") == .error(.notFound))
  }

  @Test("Each letter of a host has two cases, and no other character has")
  func eachLetter() async throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    try router.add(["mgj://\(letters.lowercased())", "\(letters)://x", "mgj://!@[\\]^_`%7B|}~"])
    #expect(await router.reply(to: "mgj://\(letters)") == .by("mgj://\(letters.lowercased())"))
    #expect(await router.reply(to: "mgj://\(letters.lowercased())") == .by("mgj://\(letters.lowercased())"))
    #expect(await router.reply(to: "\(letters.lowercased())://X") == .by("\(letters)://x"))
    #expect(await router.reply(to: "mgj://!@[\\]^_`{|}~") == .by("mgj://!@[\\]^_`%7B|}~"))
    #expect(await router.reply(to: "mgj://!`[\\]^_`{|}~") == .error(.notFound))
    #expect(await router.reply(to: "mgj://!@{\\]^_`{|}~") == .error(.notFound))
    for letter in letters {
      try router.add("z\(letter)z://a") { Reply($0) }
      #expect(await router.reply(to: "Z\(letter.lowercased())Z://A") == .by("z\(letter)z://a"))
    }
  }

  @Test("A host that is a plain word is the first segment of a pattern that names none, whatever its case")
  func wordHost() async throws {
    try router.add(["Item/:id"])
    for url in ["mgj://Item/5", "mgj://ITEM/5", "//item/5", "mgj:/Item/5", "/Item/5", "Item/5"] {
      #expect(await router.reply(to: url) == .by("Item/:id", ["id": "5"]), "\(url)")
    }
    for url in ["mgj:/item/5", "/item/5", "item/5"] {
      #expect(await router.reply(to: url) == .error(.notFound), "\(url)")
    }
  }

  @Test("Of patterns that only case tells apart, a host leads to the one that came first", arguments: [0, 1])
  func firstOfTwoCases(first: Int) async throws {
    let patterns = ["Item/:x", "item/:x"]
    let order = first == 0 ? patterns : patterns.reversed()
    // More routes than the table has room for at first, so that it is laid out anew.
    for number in 0..<100 { try router.add("other\(number)") { _ in () } }
    for pattern in order { try router.add(pattern) { _ in () } }
    for number in 100..<200 { try router.add("other\(number)") { _ in () } }
    #expect(try router.match("mgj://ITEM/5")?.pattern == order[0])
    #expect(try router.match("Item/5")?.pattern == "Item/:x")
    #expect(try router.match("/item/5")?.pattern == "item/:x")
  }

  @Test("A part of a segment fits a plain word too, whatever its case")
  func wordHostInParts() async throws {
    try router.add([":Item-{id}/x"])
    for url in ["Item-5/x", "mgj:/Item-5/x", "mgj://Item-5/x", "mgj://iTEM-5/x"] {
      #expect(await router.reply(to: url) == .by(":Item-{id}/x", ["id": "5"]), "\(url)")
    }
    #expect(await router.reply(to: "item-5/x") == .error(.notFound))
  }

  @Test("A plain word may be any kind of segment")
  func wordHostPlaceholders() async throws {
    try router.add([":a(Int)/x", ":a/y", "*/z", "**"])
    #expect(await router.reply(to: "mgj://5/x") == .by(":a(Int)/x", ["a": "5"]))
    #expect(await router.reply(to: "mgj://Word/y") == .by(":a/y", ["a": "Word"]))
    #expect(await router.reply(to: "mgj://Word/z") == .by("*/z"))
    #expect(await router.reply(to: "mgj://Word/q") == .by("**", rest: ["Word", "q"]))
  }

  @Test(
    "The host of a machine is no segment of a pattern that names none",
    arguments: [
      "https://www.shop.com", "https://localhost", "https://LocalHost", "https://shop:80", "https://192.168.1.2:8080",
      "https://user@shop", "https://[::1]:80", "//www.shop.com", "https://a%2Eb",
    ])
  func machineHost(_ host: String) async throws {
    try router.add(["item/:id", ":a/:b/:c", "**"])
    #expect(await router.reply(to: "\(host)/item/5") == .by("item/:id", ["id": "5"]))
    #expect(await router.reply(to: "\(host)/a") == .by("**", rest: ["a"]))
    #expect(await router.reply(to: host) == .by("**"))
  }

  @Test("A machine's host can be named, with its port")
  func namedMachine() async throws {
    try router.add(["https://www.shop.com/item", "//localhost:8080/item", "//:host/x", "https://**"])
    #expect(await router.reply(to: "HTTPS://WWW.Shop.com/item") == .by("https://www.shop.com/item"))
    #expect(await router.reply(to: "http://LOCALHOST:8080/item") == .by("//localhost:8080/item"))
    #expect(await router.reply(to: "http://localhost:80/item") == .error(.notFound))
    #expect(await router.reply(to: "http://a.b:80/x") == .by("//:host/x", ["host": "a.b:80"]))
    #expect(await router.reply(to: "https://shop.com/item") == .by("https://**", rest: ["shop.com", "item"]))
  }

  @Test("A pattern with '//' wants a host")
  func anyScheme() async throws {
    try router.add(["//a/b"])
    for url in ["x://a/b", "//a/b", "X1+-.://A/b"] { #expect(await router.reply(to: url) == .by("//a/b"), "\(url)") }
    for url in ["a/b", "/a/b", "x:/a/b", "x:///a/b", "x:a/b"] {
      #expect(await router.reply(to: url) == .error(.notFound), "\(url)")
    }
  }

  @Test("What is no scheme is a segment")
  func noScheme() async throws {
    try router.add(["**"])
    #expect(await router.reply(to: "1a://b") == .by("**", rest: ["1a:", "b"]))
    #expect(await router.reply(to: "a_b:c") == .by("**", rest: ["a_b:c"]))
    #expect(await router.reply(to: "家://b") == .by("**", rest: ["家:", "b"]))
    #expect(await router.reply(to: "a:b:c") == .by("**", rest: ["b:c"]))
    #expect(await router.reply(to: "a%3Ab") == .by("**", rest: ["a:b"]))
    #expect(await router.reply(to: "a://b://c") == .by("**", rest: ["c"]))
  }

  // MARK: Escapes

  @Test("An escaped slash stays in its segment")
  func slash() async throws {
    try router.add(["a/:b", "a/:b/:c"])
    #expect(await router.reply(to: "a/1%2F2") == .by("a/:b", ["b": "1/2"]))
    #expect(await router.reply(to: "a/1%2f2/3") == .by("a/:b/:c", ["b": "1/2", "c": "3"]))
    #expect(await router.reply(to: "a%2F1") == .error(.notFound))
  }

  @Test("Escapes are decoded once, and a plus is a plus")
  func once() async throws {
    try router.add(["a/:b"])
    #expect(await router.reply(to: "a/%252F+%2B?c=%2541+%26") == .by("a/:b", ["b": "%2F++", "c": "%41+&"]))
  }

  @Test("Escaped and raw text are equal: in scheme-less, host, path, query and literal")
  func equalSpellings() async throws {
    try router.add(["mgj://家居/:b", "literal/%E5%AE%B6", "abc"])
    #expect(
      await router.reply(to: "mgj://%E5%AE%B6%E5%B1%85/1?%E5%AE%B6=%E5%B1%85")
        == .by("mgj://家居/:b", ["b": "1", "家": "居"]))
    #expect(await router.reply(to: "mgj://家居/1?家=居") == .by("mgj://家居/:b", ["b": "1", "家": "居"]))
    #expect(await router.reply(to: "literal/家") == .by("literal/%E5%AE%B6"))
    #expect(await router.reply(to: "%61%62%63") == .by("abc"))
  }

  @Test("Text is compared by canonical equivalence")
  func canonical() async throws {
    try router.add(["a/caf\u{E9}", "b/cafe\u{301}", "c/\u{1E69}"])
    #expect(await router.reply(to: "a/cafe%CC%81") == .by("a/caf\u{E9}"))
    #expect(await router.reply(to: "a/cafe\u{301}") == .by("a/caf\u{E9}"))
    #expect(await router.reply(to: "b/caf%C3%A9") == .by("b/cafe\u{301}"))
    #expect(await router.reply(to: "c/s\u{307}\u{323}") == .by("c/\u{1E69}"))
    #expect(await router.reply(to: "a/cafe") == .error(.notFound))
  }

  @Test("Kelvin sign, Greek question mark and varia are the ASCII characters that they are canonically")
  func otherSpellings() async throws {
    try router.add(["a/K", "b/\u{212A}", "c/;", "d/`", "mgj://kk", "e/:x"])
    #expect(await router.reply(to: "a/\u{212A}") == .by("a/K"))
    #expect(await router.reply(to: "a/%E2%84%AA") == .by("a/K"))
    #expect(await router.reply(to: "b/K") == .by("b/\u{212A}"))
    #expect(await router.reply(to: "c/\u{37E}") == .by("c/;"))
    #expect(await router.reply(to: "d/\u{1FEF}") == .by("d/`"))
    #expect(await router.reply(to: "mgj://\u{212A}K") == .by("mgj://kk"))
    #expect(await router.reply(to: "a/k") == .error(.notFound))
  }

  @Test(
    "A broken escape is an error, wherever it is",
    arguments: [
      "a/%", "a/%4", "a/%zz", "a/%4/1", "%", "mgj://%", "mgj://a%2/", "a/%FF", "a/%C3", "a/%C3/%A9", "a/%ED%A0%80",
      "a/%C0%AF", "a/%F5%80%80%80", "a/1?%", "a/1?b=%2", "a/1?b=%FF", "a/1#/%", "a/1#/b?c=%", "a/1#b=%", "a/%u0041",
    ])
  func broken(_ url: String) async throws {
    try router.add(["**"])
    #expect(await router.reply(to: url) == .error(.malformed))
    #expect(!router.canOpen(url))
    #expect(try await code { try router.object(for: url) as Reply } == "malformed")
    #expect(try await code { try await router.open(external: url) } == "malformed")
    #expect(await router.explain(url).error?.code == .malformed)
  }

  @Test("A fragment that is only a mark may have any percent sign")
  func fragment() async throws {
    try router.add("a/:b") { $0.fragment }
    #expect(try await router.open("a/1#100%", as: String?.self) == "100%")
    #expect(try await router.open("a/1#", as: String?.self) == "")
    #expect(try await router.open("a/1#?", as: String?.self) == "?")
    #expect(try await router.open("a/1", as: String?.self) == nil)
    #expect(try await router.open("a/1#b=2", as: String?.self) == nil)
  }

  @Test("A fragment with a slash goes on with the path, and may have a query")
  func fragmentPath() async throws {
    try router.add(["a/b/:c", "a", "a/:q"])
    #expect(await router.reply(to: "a#/b/1?x=2") == .by("a/b/:c", ["c": "1", "x": "2"]))
    #expect(await router.reply(to: "a?y=1#/b/%E5%AE%B6") == .by("a/b/:c", ["c": "家", "y": "1"]))
    #expect(await router.reply(to: "a?y=1#b=3&y=2") == .by("a", ["b": "3", "y": "1, 2"]))
    #expect(await router.reply(to: "a#b/c") == .by("a"))
    #expect(await router.reply(to: "a?#/") == .by("a"))
  }

  @Test("A URL in a query survives, escaped or not")
  func nested() async throws {
    try router.add(["web"])
    let inner = "https://a.com/b?c=d"
    #expect(await router.reply(to: "web?url=\(inner)") == .by("web", ["url": inner]))
    let url = try router.url(for: "web", query: ["url": "\(inner)&e=f#g"])
    #expect(await router.reply(to: url) == .by("web", ["url": "\(inner)&e=f#g"]))
  }

  @Test("A text that is not in one piece is read too")
  func bridged() throws {
    try router.add(["a/:b"])
    let pieces = String("x/a".dropFirst(2)) + "/" + String(repeating: "é", count: 40)
    #expect(try router.match(pieces)?["b"] == String(repeating: "é", count: 40))
  }
}
