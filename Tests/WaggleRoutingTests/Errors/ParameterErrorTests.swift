import Testing
import Waggle
import WaggleRouting

@Suite("Errors of parameters", .timeLimit(.minutes(1)))
struct ParameterErrorTests {
  private let router = Router(registry: ServiceRegistry())

  /// The error of a handler that reads its request in some way.
  private func failure<T: Sendable>(
    _ url: String, with objects: [String: any Sendable] = [:],
    _ read: @escaping @Sendable (RouteRequest) throws -> T
  ) async throws -> String {
    try router.add("mgj://a/:path", read)
    return await text { try await router.open(url, with: objects, file: "App/Main.swift", line: 9) }
  }

  @Test("A missing parameter is told with those that there are")
  func missing() async throws {
    let got = try await failure("mgj://a/1?x=2&x=3&flag") { try $0["size"] as Int }
    #expect(
      got == """
        there is no parameter 'size'
          given: path, x, flag
          asked for at: App/Main.swift:9
        ways out:
          - add it to the URL: '?size=…'
        """)
  }

  @Test("A missing parameter is told with the one that was perhaps meant")
  func misspelt() async throws {
    let got = try await failure("mgj://a/1?colour=red") { try $0["color"] as String }
    #expect(
      got == """
        there is no parameter 'color'
          given: path, colour
          asked for at: App/Main.swift:9
        ways out:
          - did you mean 'colour'?
        """)
  }

  @Test("A text of another type is told with both")
  func unreadable() async throws {
    let got = try await failure("mgj://a/%E5%AE%B6") { try $0["path"] as Int }
    #expect(
      got == """
        the parameter 'path' is '家', which is no Int
          asked for at: App/Main.swift:9
        ways out:
          - let the pattern ask for it, ':path(Int)', so that another route may answer
        """)
  }

  @Test("A missing object is told with those that there are")
  func noObject() async throws {
    let got = try await failure("mgj://a/1?image=2", with: ["title": "t", "count": 1]) {
      try $0.object("image") as String
    }
    #expect(
      got == """
        no object 'image' was given
          given: count, title
          asked for at: App/Main.swift:9
        ways out:
          - give it in 'with:', which no URL can
        """)
  }

  @Test("Where there are no objects at all, that is told")
  func noObjects() async throws {
    let got = try await failure("mgj://a/1") { try $0.object("image") as String }
    #expect(
      got == """
        no object 'image' was given
          given: none
          asked for at: App/Main.swift:9
        ways out:
          - give it in 'with:', which no URL can
        """)
  }

  @Test("A misspelt object is told with the one that was perhaps meant")
  func misspeltObject() async throws {
    let got = try await failure("mgj://a/1", with: ["imgae": "t"]) { try $0.object("image") as String }
    #expect(
      got == """
        no object 'image' was given
          given: imgae
          asked for at: App/Main.swift:9
        ways out:
          - did you mean 'imgae'?
        """)
  }

  @Test("An object of another type is told with both")
  func otherObject() async throws {
    let got = try await failure("mgj://a/1", with: ["image": 5]) { try $0.object("image") as String }
    #expect(
      got == """
        the object 'image' is of another type
          expected: String
          given: Int
          asked for at: App/Main.swift:9
        ways out:
          - give one of the type String in 'with:'
        """)
  }

  @Test("What cannot be decoded names the property")
  func undecodable() async throws {
    let got = try await failure("mgj://a/1?page=x") { try $0.decode(Paging.self) }
    #expect(
      got == """
        the parameter 'page' cannot be decoded: 'x' is no value of the type Int
          asked for at: App/Main.swift:9
        """)
  }

  @Test("A value that is missing for a pattern is told")
  func missingValue() async {
    let got = await text { try router.url(for: "mgj://a/:b/:c", ["b": 1]) }
    #expect(
      got == """
        no value was given for 'c' of 'mgj://a/:b/:c'
        ways out:
          - give it: ["c": …]
        """)
  }

  @Test("A value too many is told, with the name that was perhaps meant")
  func superfluousValue() async {
    #expect(
      await text { try router.url(for: "mgj://a/:query", ["query": 1, "page": 2]) } == """
        'mgj://a/:query' has no parameter 'page'
        ways out:
          - give it as 'query:', or leave it out
        """)
    #expect(
      await text { try router.url(for: "mgj://a/:query", ["qeury": 1]) } == """
        'mgj://a/:query' has no parameter 'qeury'
        ways out:
          - did you mean 'query'?
        """)
  }

  @Test("A star, for which there can be no value, is told", arguments: ["*", "**"])
  func unnamed(_ star: String) async {
    #expect(
      await text { try router.url(for: "mgj://a/\(star)") } == """
        'mgj://a/\(star)' has '\(star)', which no value can be given for
        ways out:
          - name it: ':name', or '**name'
        """)
  }

  @Test(
    "A value that would be read back as another one is told",
    arguments: [
      ("a/:b", ""), ("a/:b(Int)", "x"), ("a/**b", "c//d"), ("a/**b", ""), ("a/**b", "/c"), ("a/**b", "c/"),
    ])
  func unfit(_ pattern: String, _ value: String) async {
    #expect(
      await text { try router.url(for: pattern, ["b": value]) } == """
        '\(value)' cannot be the value of 'b' in '\(pattern)'
        ways out:
          - give a value that the pattern fits when it is read back
        """)
  }
}

private struct Paging: Decodable {
  let page: Int
}
