import Foundation
import Synchronization
import Testing
import Waggle
import WaggleRouting

@Suite("RouteMap", .timeLimit(.minutes(1)))
struct RouteMapTests {
  private let router = Router(registry: ServiceRegistry(), circumstances: RouteCircumstances(appVersion: "2.1"))

  init() throws {
    try router.add(["mgj://item/:id", "mgj://profile", "mgj://list(/:kind)", "mgj://**", "https://**address"])
    try router.add(key: "settings") { Reply.by("settings", $0.values) }
    try router.add(key: "other") { Reply.by("other", $0.values) }
  }

  private func apply(_ version: Int, _ entries: String...) throws {
    try router.apply(
      RouteMap(json: #"{ "version": \#(version), "entries": [\#(entries.joined(separator: ","))] }"#.utf8))
  }

  private func reply(key: String) async -> Reply {
    // Without a typed error: with one here the optimiser of Swift 6.3.1 crashed under AddressSanitizer.
    let result: Result<Reply, any Error>
    do { result = .success(try await router.open(key: key, as: Reply.self)) } catch { result = .failure(error) }
    switch result {
    case .success(let reply): return reply
    case .failure(let error): return .error((error as? RouteError)?.code ?? .failed)
    }
  }

  // MARK: Reading

  @Test("JSON and property lists in XML and binary are read as the same")
  func formats() throws {
    let json = """
      { "version": 3, "entries": [
        { "from": "mgj://a/:x", "redirect": "mgj://item/:x", "when": { "appVersion": ">=1 <3", "flags": ["a", "!b"] } },
        { "key": "家", "disabled": "zu" }, { "key": "w", "web": "https://x.com" },
        { "key": "r", "route": "settings" } ] }
      """
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let xml = try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
    let binary = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
    for map in [try RouteMap(json: json.utf8), try RouteMap(propertyList: xml), try RouteMap(propertyList: binary)] {
      #expect(map.version == 3)
      #expect(map.entries.map(\.subject) == [.pattern("mgj://a/:x"), .key("家"), .key("w"), .key("r")])
      #expect(
        map.entries.map(\.outcome)
          == [.redirect("mgj://item/:x"), .disabled("zu"), .web("https://x.com"), .route("settings")])
    }
    #expect(try RouteMap(propertyList: binary).source == Array(binary))
    #expect(try RouteMap(json: json.utf8).source == Array(json.utf8))
  }

  // MARK: Outcomes

  @Test("A route answers in the place of another one, with the parameters of the URL")
  func route() async throws {
    try apply(
      1, #"{ "from": "mgj://shop/:id", "route": "mgj://item/:id" }"#,
      #"{ "from": "mgj://me(/:kind)", "route": "settings" }"#,
      #"{ "key": "settings", "route": "mgj://profile" }"#, #"{ "from": "mgj://all", "route": "mgj://list(/:kind)" }"#)
    #expect(await router.reply(to: "mgj://shop/%E5%AE%B6?x=1") == .by("", ["id": "家", "x": "1"]))
    #expect(await router.reply(to: "mgj://me/a") == .by("settings", ["kind": "a"]))
    #expect(await router.reply(to: "mgj://me") == .by("settings"))
    #expect(await reply(key: "settings") == .by(""))
    #expect(await reply(key: "other") == .by("other"))
    #expect(await router.reply(to: "mgj://all?kind=b") == .by("", ["kind": "b"]))
    #expect(await router.reply(to: "mgj://item/5") == .by("mgj://item/:id", ["id": "5"]))
  }

  @Test("A redirect opens another URL, with its parameters and the query")
  func redirect() async throws {
    try apply(
      1, #"{ "from": "mgj://shop/:x/:y", "redirect": "mgj://item/:x?number=:y&source=map&flag" }"#,
      #"{ "key": "k", "redirect": "mgj://profile?a=b" }"#, #"{ "from": "mgj://one", "redirect": "mgj://two" }"#,
      #"{ "from": "mgj://two", "redirect": "mgj://profile" }"#)
    #expect(
      await router.reply(to: "mgj://shop/a%2Fb/%26?source=url&q=1&q=2")
        == .by("mgj://item/:id", ["id": "a/b", "number": "&", "source": "map", "flag": "", "q": "1, 2"]))
    #expect(await reply(key: "k") == .by("mgj://profile", ["a": "b"]))
    #expect(await router.reply(to: "mgj://one?z") == .by("mgj://profile", ["z": ""]))
    let error = try await #require(throws: RouteError.self) { try await router.open("mgj://one", as: Int.self) }
    #expect(error.path == ["mgj://one", "mgj://two", "mgj://profile"])
  }

  @Test("A page in the web gets all parameters")
  func web() async throws {
    try apply(
      1, #"{ "from": "mgj://pay/:x/:y", "web": "https://m.shop.com/pay/:x?s=1" }"#,
      #"{ "key": "k", "web": "HTTPS://m.shop.com" }"#)
    let reply = await router.reply(to: "mgj://pay/a/b%20c?q=1&s=2")
    #expect(
      reply
        == .by(
          "https://**address", ["address": "m.shop.com/pay/a", "s": "1", "y": "b c", "q": "1"],
          rest: ["m.shop.com", "pay", "a"]))
    #expect(await self.reply(key: "k") == .by("https://**address", ["address": "m.shop.com"], rest: ["m.shop.com"]))
  }

  @Test("What is disabled is refused by every door, and cannot be opened")
  func disabled() async throws {
    try apply(1, #"{ "from": "mgj://item/**", "disabled": "no" }"#, #"{ "key": "settings", "disabled": "no" }"#)
    #expect(await router.reply(to: "mgj://item/5") == .error(.refused))
    #expect(await reply(key: "settings") == .error(.refused))
    #expect(!router.canOpen("mgj://item/5"))
    #expect(router.canOpen("mgj://item"))
    #expect(await router.reply(to: "mgj://profile") == .by("mgj://profile"))
  }

  @Test("A match knows nothing of a map")
  func match() throws {
    try apply(1, #"{ "from": "mgj://item/**", "disabled": "no" }"#)
    #expect(try router.match("mgj://item/5")?.pattern == "mgj://item/:id")
  }

  @Test("A star is every key that has no entry, and actions are none of a map's concern")
  func star() async throws {
    try router.add(target: "T", action: "settings") { _ in Reply.by("action") }
    try apply(1, #"{ "key": "*", "disabled": "no" }"#, #"{ "key": "other", "route": "other" }"#)
    #expect(await reply(key: "settings") == .error(.refused))
    #expect(await reply(key: "nowhere") == .error(.refused))
    #expect(await reply(key: "other") == .by("other"))
    #expect(try router.perform("T", "settings", as: Reply.self) == .by("action"))
    #expect(await router.reply(to: "mgj://profile") == .by("mgj://profile"))
  }

  @Test("Among the patterns of a map the precedence is that of all patterns")
  func precedence() async throws {
    try apply(
      1, #"{ "from": "mgj://**", "disabled": "rest" }"#, #"{ "from": "mgj://item/:x", "disabled": "parameter" }"#,
      #"{ "from": "mgj://item/5", "route": "settings" }"#)
    #expect(await router.reply(to: "mgj://item/5") == .by("settings"))
    #expect(await text { try await router.open("mgj://item/6") }.hasPrefix("mgj://item/6 was refused: parameter\n"))
    #expect(await text { try await router.open("mgj://x") }.hasPrefix("mgj://x was refused: rest\n"))
    #expect(await router.reply(to: "https://x") == .by("https://**address", ["address": "x"], rest: ["x"]))
  }

  @Test("A broken URL is an error with a map too")
  func malformed() async throws {
    try apply(1, #"{ "from": "mgj://**", "disabled": "rest" }"#)
    #expect(await router.reply(to: "mgj://%") == .error(.malformed))
    #expect(!router.canOpen("mgj://%"))
  }

  @Test("Interceptors are asked about where a map leads to")
  func interceptors() async throws {
    let calls = Calls()
    router.intercept { request in
      calls.add(request.url)
      return .proceed
    }
    try apply(1, #"{ "from": "mgj://a", "redirect": "mgj://profile" }"#, #"{ "from": "mgj://b", "route": "settings" }"#)
    #expect(await router.reply(to: "mgj://a") == .by("mgj://profile"))
    #expect(await router.reply(to: "mgj://b") == .by("settings"))
    #expect(calls.all == ["mgj://profile", "mgj://b"])
  }

  @Test("Where the route that a map names passes, nothing else is looked at")
  func pass() async throws {
    try router.add("mgj://pass") { _ -> Reply in throw Pass() }
    try apply(1, #"{ "from": "mgj://item/:id", "route": "mgj://pass" }"#)
    #expect(await router.reply(to: "mgj://item/5") == .error(.notFound))
  }

  // MARK: Conditions

  @Test(
    "A bound of the version holds or not, number by number",
    arguments: [
      (">=2.1", true), (">2.1", false), ("<=2.1.0", true), ("<2.1", false), ("=2.1", true), ("=2.1.0.0", true),
      ("<2.10", true), (">2.0.9", true), (">=2 <3", true), (">=2 <2.1", false), ("", true), ("=2", false),
    ])
  func versions(_ bounds: String, _ holds: Bool) async throws {
    try apply(1, #"{ "key": "settings", "disabled": "no", "when": { "appVersion": "\#(bounds)" } }"#)
    #expect(await reply(key: "settings") == (holds ? .error(.refused) : .by("settings")))
  }

  @Test("Without a version of the app, no bound holds", arguments: [nil, "", "x", "1.x", "1..2", "-1", "1.2 "])
  func noVersion(_ version: String?) async throws {
    let router = Router(registry: ServiceRegistry(), circumstances: RouteCircumstances(appVersion: version))
    try router.add(key: "k") { _ in 1 }
    let bounds = ["<9", ">0", ">=0", "=0"]
    for (index, bound) in bounds.enumerated() {
      try router.apply(RouteMap(index, #"{ "key": "k", "disabled": "no", "when": { "appVersion": "\#(bound)" } }"#))
      #expect(try router.object(forKey: "k", as: Int.self) == 1)
    }
  }

  @Test("Flags are asked each time, and the first entry of a pattern counts whose conditions hold")
  func flags() async throws {
    let flags = Mutex<Set<String>>([])
    let circumstances = RouteCircumstances { name in flags.withLock { $0.contains(name) } }
    let router = Router(registry: ServiceRegistry(), circumstances: circumstances)
    for key in ["k", "one", "two", "three"] { try router.add(key: key) { _ in key } }
    try router.add("mgj://x") { _ in "x" }
    try router.apply(
      RouteMap(
        1, #"{ "key": "k", "route": "one", "when": { "flags": ["a", "!b"] } }"#,
        #"{ "key": "k", "route": "two", "when": { "flags": ["b"] } }"#, #"{ "key": "k", "route": "three" }"#,
        #"{ "from": "mgj://:x", "disabled": "no", "when": { "flags": ["a"] } }"#,
        #"{ "from": "mgj://**", "route": "three", "when": { "flags": ["b"] } }"#))
    func answers() -> [String?] {
      [try? router.object(forKey: "k"), try? router.object(for: "mgj://x")]
    }
    #expect(answers() == ["three", "x"])
    flags.withLock { $0 = ["a"] }
    #expect(answers() == ["one", nil])
    flags.withLock { $0 = ["a", "b"] }
    #expect(answers() == ["two", nil])
    flags.withLock { $0 = ["b"] }
    #expect(answers() == ["two", "three"])
  }

  // MARK: Versions

  @Test("A version must be greater than any before it, also after going back")
  func versionGrows() async throws {
    try apply(5)
    try apply(6)
    for version in [5, 6] { #expect(try await code { try apply(version) } == "map") }
    #expect(try router.rollback())
    #expect(router.mapVersion == 5)
    #expect(try await code { try apply(6) } == "map")
    try apply(7)
    #expect(router.mapVersion == 7)
    #expect(try router.rollback())
    #expect(router.mapVersion == 5)
    #expect(try router.rollback())
    #expect(router.mapVersion == nil)
    #expect(try !router.rollback())
    #expect(try await code { try apply(7) } == "map")
  }

  @Test("One goes back to what was in force, and then to none")
  func rollback() async throws {
    try apply(1, #"{ "key": "settings", "disabled": "no" }"#)
    try apply(2, #"{ "key": "settings", "route": "other" }"#)
    #expect(await reply(key: "settings") == .by("other"))
    #expect(try router.rollback())
    #expect(await reply(key: "settings") == .error(.refused))
    #expect(try router.rollback())
    #expect(await reply(key: "settings") == .by("settings"))
  }

  @Test("At least eight maps can be gone back to")
  func manyRollbacks() throws {
    for version in 1...20 { try apply(version) }
    for version in (12...19).reversed() {
      #expect(try router.rollback())
      #expect(router.mapVersion == version)
    }
  }

  @Test("A bad map changes nothing, not the version that is free either")
  func badChangesNothing() async throws {
    try apply(1, #"{ "key": "settings", "route": "other" }"#)
    #expect(try await code { try apply(2, #"{ "key": "settings", "route": "nowhere" }"#) } == "map")
    #expect(try await code { try apply(3, #"{ "from": "mgj://a*", "disabled": "" }"#) } == "map")
    #expect(router.mapVersion == 1)
    #expect(await reply(key: "settings") == .by("other"))
    try apply(2)
    #expect(router.mapVersion == 2)
  }

  // MARK: Stores

  @Test("A store is given what is in force, after that, and verify sees the bytes first")
  func store() async throws {
    let store = Memory()
    let map = try RouteMap(1, #"{ "key": "settings", "route": "other" }"#)
    let calls = Calls()
    try router.apply(map, store: store) { bytes in
      calls.add("\(bytes == map.source) \(router.mapVersion ?? 0) \(store.saved.count)")
    }
    #expect(calls.all == ["true 0 0"])
    #expect(store.saved == [map.source])
    #expect(try await code { try router.apply(map, store: store) } == "map")
    #expect(store.saved == [map.source])
    let next = try RouteMap(2)
    #expect(try await code { try router.apply(next, store: store) { _ in throw Boom() } } == "map")
    #expect(store.saved == [map.source])
    try router.apply(next, store: store)
    #expect(try router.rollback(store: store))
    #expect(try router.rollback(store: store))
    #expect(try !router.rollback(store: store))
    #expect(store.saved == [map.source, next.source, map.source, nil])
  }

  @Test("What a store kept is a map again")
  func restore() throws {
    let map = try RouteMap(7, #"{ "key": "settings", "route": "other" }"#)
    #expect(try RouteMap(json: map.source).version == 7)
  }

  // MARK: Hostile maps

  @Test(
    "What is no map is an error",
    arguments: [
      "", " ", "{", "[]", "null", "5", "\"", "{}", #"{ "version": 1.5, "entries": [] }"#,
      #"{ "version": "1", "entries": [] }"#, #"{ "version": 99999999999999999999, "entries": [] }"#,
      #"{ "version": 1, "entries": {} }"#, #"{ "version": 1, "entries": [null] }"#,
      #"{ "version": 1, "entries": [[]] }"#, #"{ "version": 1, "entries": [{}] }"#, "<plist><dict>", "bplist00",
      "bplist00\u{0}\u{1}\u{2}", "<plist version=\"1.0\"><array/></plist>", "\u{FEFF}{}",
      "<!DOCTYPE x [<!ENTITY a \"b\">]>",
    ])
  func garbage(_ text: String) async throws {
    #expect(try await code { try RouteMap(json: text.utf8) } == "map")
    #expect(try await code { try RouteMap(propertyList: text.utf8) } == "map")
  }

  @Test("JSON that is nested deeply is an error", arguments: [1_000, 100_000, 1_000_000])
  func deepJSON(_ depth: Int) async {
    await #expect(processExitsWith: .success) { [depth] in
      let open = #"{ "version": 1, "entries": "# + String(repeating: "[", count: depth)
      for text in [open, open + String(repeating: "]", count: depth) + "}"] {
        guard try await code(of: { try RouteMap(json: text.utf8) }) == "map" else { throw Boom() }
      }
    }
  }

  @Test("A property list that is nested deeply is an error", arguments: [1_000, 100_000, 400_000])
  func deepPropertyList(_ depth: Int) async {
    await #expect(processExitsWith: .success) { [depth] in
      let open =
        #"<plist version="1.0"><dict><key>version</key><integer>1</integer><key>entries</key>"#
        + String(repeating: "<array>", count: depth)
      guard try await code(of: { try RouteMap(propertyList: open.utf8) }) == "map" else { throw Boom() }
    }
  }

  @Test("A property list in binary that is nested deeply is an error", arguments: [1_000, 100_000])
  func deepBinary(_ depth: Int) async {
    await #expect(processExitsWith: .success) { [depth] in
      guard try await code(of: { try RouteMap(propertyList: nestedArrays(depth)) }) == "map" else { throw Boom() }
    }
  }

  @Test("A property list in binary that contains itself is an error")
  func selfReferring() async {
    await #expect(processExitsWith: .success) {
      guard try await code(of: { try RouteMap(propertyList: nestedArrays(1, last: 0)) }) == "map" else { throw Boom() }
    }
  }
}

/// A binary property list of arrays, each of which holds the next one; the last one holds `last`, or nothing.
private func nestedArrays(_ depth: Int, last: Int? = nil) -> [UInt8] {
  func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
  var list = Array("bplist00".utf8)
  var offsets: [Int] = []
  for index in 0..<depth {
    offsets.append(list.count)
    let next = index + 1 < depth ? index + 1 : last
    list += next.map { [0xA1] + bytes($0, 4) } ?? [0xA0]
  }
  let table = list.count
  for offset in offsets { list += bytes(offset, 4) }
  list += [0, 0, 0, 0, 0, 0, 4, 4] + bytes(depth, 8) + bytes(0, 8) + bytes(table, 8)
  return list
}

private final class Memory: RouteMapStore {
  private let state = Mutex<[[UInt8]?]>([])

  var saved: [[UInt8]?] { state.withLock { $0 } }

  func save(_ map: [UInt8]?) { state.withLock { $0.append(map) } }
}

extension RouteRequest {
  fileprivate var values: [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0, all($0).joined(separator: ", ")) })
  }
}
