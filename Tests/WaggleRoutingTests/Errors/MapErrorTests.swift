import Testing
import Waggle
import WaggleRouting

@Suite("Errors of route maps", .timeLimit(.minutes(1)))
struct MapErrorTests {
  private let router = Router(registry: ServiceRegistry())

  init() throws {
    try router.add("mgj://item/:id") { _ in 1 }
    try router.add("mgj://profile") { _ in 1 }
    try router.add(key: "settings") { _ in 1 }
  }

  /// What applying a map of these entries says; nothing must have changed.
  private func failure(_ entries: String...) async -> String {
    let got = await text {
      try router.apply(RouteMap(json: #"{ "version": 1, "entries": [\#(entries.joined(separator: ","))] }"#.utf8))
    }
    #expect(router.mapVersion == nil)
    return got
  }

  // MARK: Reading

  @Test("What is no map is told, with the entry and the name in it", arguments: Unreadable.all)
  private func unreadable(_ map: Unreadable) async throws {
    let entry = map.entry.map { "\n  entry: \($0)" } ?? ""
    #expect(
      await text { try RouteMap(json: map.json.utf8) }
        == "the route map was not applied: it cannot be read: \(map.problem)\(entry)")
  }

  @Test("A map of more than 4 MiB is not looked at")
  func tooLarge() async throws {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: 5 << 20)
    let expected = "the route map was not applied: it has more than 4194304 bytes"
    #expect(await text { try RouteMap(json: bytes) } == expected)
    #expect(await text { try RouteMap(propertyList: bytes) } == expected)
    let most = Array(#"{ "version": 1, "entries": [] }"#.utf8) + bytes
    #expect(try RouteMap(json: most.prefix(4 << 20)).version == 1)
    #expect(await text { try RouteMap(json: most.prefix((4 << 20) + 1)) } == expected)
  }

  // MARK: Applying

  @Test("A map that was not verified says why, before anything else is looked at")
  func notVerified() async throws {
    let map = try RouteMap(1, #"{ "key": "a", "route": "nowhere" }"#)
    let got = await text { try router.apply(map) { _ in throw Boom() } }
    #expect(got == "the route map was not applied: it was not verified: boom")
    #expect(router.mapVersion == nil)
  }

  @Test("An old version is told with the one that was in force", arguments: [6, 7, -1])
  func oldVersion(_ version: Int) async throws {
    try router.apply(RouteMap(7))
    let got = await text { try router.apply(RouteMap(version)) }
    #expect(
      got == """
        the route map was not applied: its version is \(version), and 7 was in force
        ways out:
          - give it a greater version
        """)
    #expect(router.mapVersion == 7)
  }

  @Test("A bad pattern is told with its column and its entry")
  func pattern() async {
    #expect(
      await failure(#"{ "key": "a", "route": "settings" }"#, #"{ "from": "mgj://a*", "disabled": "no" }"#) == """
        the route map was not applied: the pattern 'mgj://a*' cannot be read: a star is a whole segment, or two are, \
        at column 8
          entry: 2
        ways out:
          - write '%2A' for a star that means itself
        """)
    #expect(
      await failure(#"{ "from": "mgj://a", "redirect": "mgj://**/b" }"#) == """
        the route map was not applied: the pattern 'mgj://**/b' cannot be read: nothing can follow '**', at column 10
          entry: 1
        ways out:
          - let it be the last segment
        """)
    #expect(
      await failure(#"{ "from": "mgj://a", "redirect": "mgj://profile?b=%" }"#) == """
        the route map was not applied: the pattern 'mgj://profile?b=%' cannot be read: \
        '%' begins no escape of two hexadecimal digits, at column 15
          entry: 1
        ways out:
          - write '%25' for a percent sign that means itself
        """)
  }

  @Test("Two patterns for the same URLs are told with both entries")
  func twice() async {
    #expect(
      await failure(
        #"{ "key": "a", "disabled": "no" }"#, #"{ "from": "mgj://a/:x", "disabled": "no" }"#,
        #"{ "from": "MGJ://A/:y", "disabled": "no" }"#) == """
          the route map was not applied: 'MGJ://A/:y' is for the URLs of entry 2
            entry: 3
          ways out:
            - write both with the same pattern; then the first one counts whose conditions hold
          """)
  }

  @Test("A route that is not there is told, with the nearest one")
  func unknownRoute() async {
    #expect(
      await failure(#"{ "key": "a", "route": "mgj://nothing/like/it" }"#) == """
        the route map was not applied: there is no route 'mgj://nothing/like/it'
          entry: 1
        ways out:
          - add the route before the map is applied
        """)
    #expect(
      await failure(#"{ "key": "a", "route": "setings" }"#) == """
        the route map was not applied: there is no route 'setings'
          entry: 1
        ways out:
          - did you mean 'settings'?
        """)
  }

  @Test("A parameter that the entry does not have is told")
  func unknownParameter() async {
    #expect(
      await failure(#"{ "from": "mgj://shop/:x", "route": "mgj://item/:id" }"#) == """
        the route map was not applied: 'mgj://item/:id' wants a parameter 'id', which the entry does not have
          entry: 1
        ways out:
          - give the entry's 'from' a ':id'
        """)
    #expect(
      await failure(#"{ "from": "mgj://shop/:iid", "redirect": "mgj://item/:id" }"#) == """
        the route map was not applied: 'mgj://item/:id' wants a parameter 'id', which the entry does not have
          entry: 1
        ways out:
          - did you mean 'iid'?
        """)
    #expect(
      await failure(#"{ "from": "mgj://shop/:number", "redirect": "mgj://profile?tab=:tab" }"#) == """
        the route map was not applied: 'mgj://profile?tab=:tab' wants a parameter 'tab', which the entry does not have
          entry: 1
        ways out:
          - give the entry's 'from' a ':tab'
        """)
  }

  @Test("A redirect that nothing answers is told")
  func noAnswer() async {
    #expect(
      await failure(#"{ "from": "mgj://shop", "redirect": "mgj://nowhere" }"#) == """
        the route map was not applied: nothing answers 'mgj://nowhere'
          entry: 1
        ways out:
          - add a route for it before the map is applied
        """)
  }

  @Test("A page in the web that nothing shows is told")
  func noPageForTheWeb() async {
    #expect(
      await failure(#"{ "from": "mgj://shop", "web": "https://m.shop.com" }"#) == """
        the route map was not applied: nothing answers 'https://m.shop.com', a page in the web
          entry: 1
        ways out:
          - add a route that shows web pages: router.add("https://**address") { … }
        """)
  }

  @Test("A page that is not served by https is told", arguments: ["http://m.shop.com", "mgj://profile", "m.shop.com"])
  func notSecure(_ page: String) async {
    #expect(
      await failure(#"{ "from": "mgj://shop", "web": "\#(page)" }"#) == """
        the route map was not applied: '\(page)' does not begin with 'https://'
          entry: 1
        ways out:
          - use a page that is served by https
        """)
  }

  @Test("A circle of redirects is told with the way")
  func circle() async {
    #expect(
      await failure(
        #"{ "from": "mgj://x/:a", "redirect": "mgj://y/:a" }"#, #"{ "from": "mgj://y/:b", "redirect": "mgj://x/:b" }"#)
          == """
          the route map was not applied: its redirects go in a circle
            entry: 1
            path: mgj://x/:a → mgj://y/:a → mgj://x/:b → mgj://y/:a
          ways out:
            - say 'route' where nothing else is to be looked at
          """)
    #expect(
      await failure(#"{ "key": "k", "redirect": "mgj://x" }"#, #"{ "from": "mgj://x", "redirect": "mgj://x" }"#) == """
        the route map was not applied: its redirects go in a circle
          entry: 1
          path: key 'k' → mgj://x → mgj://x → mgj://x
        ways out:
          - say 'route' where nothing else is to be looked at
        """)
  }

  @Test("A store that throws is told, and the map is in force")
  func store() async throws {
    struct Broken: RouteMapStore {
      func save(_ map: [UInt8]?) throws { throw Boom() }
    }
    let got = await text { try router.apply(RouteMap(1), store: Broken()) }
    let wanted = """
      the route map is in force and was not saved: the store threw: boom
      ways out:
        - have it saved before the app ends
      """
    #expect(got == wanted)
    #expect(router.mapVersion == 1)
    let back = await text { try router.rollback(store: Broken()) }
    #expect(back == wanted)
    #expect(router.mapVersion == nil)
  }
}

private struct Unreadable: Sendable, CustomTestStringConvertible {
  let json: String
  let entry: Int?
  let problem: String

  var testDescription: String { json }

  init(_ json: String, _ entry: Int?, _ problem: String) {
    self.json = json
    self.entry = entry
    self.problem = problem
  }

  private static func entries(_ json: String) -> String { #"{ "version": 1, "entries": [ \#(json) ] }"# }

  static let all = [
    Unreadable(#"{ "entries": [] }"#, nil, "'version' is missing"),
    Unreadable(#"{ "version": 1 }"#, nil, "'entries' is missing"),
    Unreadable(
      #"{ "version": 1, "entries": [], "enties": [] }"#, nil,
      "'enties' is no name that it knows; did you mean 'entries'?"),
    Unreadable(
      entries(#"{ "key": "a", "disabled": "b" }, { "form": "a", "disabled": "b" }"#), 2,
      "'form' is no name that it knows; did you mean 'from'?"),
    Unreadable(entries(#"{ "disabled": "b" }"#), 1, "an entry has exactly one of 'from', 'key'"),
    Unreadable(
      entries(#"{ "from": "a", "key": "b", "disabled": "c" }"#), 1, "an entry has exactly one of 'from', 'key'"),
    Unreadable(entries(#"{ "key": "b" }"#), 1, "an entry has exactly one of 'route', 'redirect', 'web', 'disabled'"),
    Unreadable(
      entries(#"{ "key": "b", "route": "c", "web": "d" }"#), 1,
      "an entry has exactly one of 'route', 'redirect', 'web', 'disabled'"),
    Unreadable(
      entries(#"{ "key": "b", "route": "c", "when": { "appVersion": "2.0" } }"#), 1,
      "'when.appVersion': '2.0' are no bounds of a version, such as '>=2.0 <3'"),
    Unreadable(
      entries(#"{ "key": "b", "route": "c", "when": { "appVersion": ">=2.x" } }"#), 1,
      "'when.appVersion': '>=2.x' are no bounds of a version, such as '>=2.0 <3'"),
    Unreadable(
      entries(#"{ "key": "b", "route": "c", "when": { "flag": ["x"] } }"#), 1,
      "'when': 'flag' is no name that it knows; did you mean 'flags'?"),
    Unreadable(entries(#"{ "key": "b", "route": 5 }"#), 1, "'route': it is no String"),
  ]
}
