import Testing
import Waggle
import WaggleRouting

@Suite("Arguments", .timeLimit(.minutes(1)))
struct ArgumentTests {
  private let router = Router(registry: ServiceRegistry())

  /// What an action reads of its arguments.
  private func read<T: Sendable>(
    _ arguments: [String: any Sendable], _ body: @escaping @Sendable (RouteRequest) throws -> T
  ) throws -> T {
    router.remove(target: "T", action: "a")
    try router.add(target: "T", action: "a", body)
    return try router.perform("T", "a", arguments, as: T.self)
  }

  /// What a handler reads of a URL's parameters.
  private func read<T: Sendable>(
    url: String, with objects: [String: any Sendable] = [:], _ body: @escaping @Sendable (RouteRequest) throws -> T
  ) throws -> T {
    try router.replace("a/:path", body)
    return try router.object(for: url, with: objects, as: T.self)
  }

  @Test("An argument of the type that is wanted is given as it is, and a text is converted")
  func converts() throws {
    #expect(try read(["n": 5]) { try $0.argument("n") as Int } == 5)
    #expect(try read(["n": "5"]) { try $0.argument("n") as Int } == 5)
    #expect(try read(["n": "5"]) { try $0.argument("n") as String } == "5")
    #expect(try read(["n": "true"]) { try $0.argument("n") as Bool } == true)
    #expect(try read(["n": [1, 2]]) { try $0.argument("n") as [Int] } == [1, 2])
  }

  @Test("An object goes before a parameter of the URL")
  func objectFirst() throws {
    #expect(try read(url: "a/1", with: ["path": "2"]) { try $0.argument("path") as Int } == 2)
    #expect(try read(url: "a/1") { try $0.argument("path") as Int } == 1)
    #expect(try read(url: "a/1?b") { try $0.argument("b") as Bool } == true)
  }

  @Test("A text that is no value of the type is an error, as is an object of another type")
  func wrong() async throws {
    let text = await WaggleRoutingTests.text { try read(["n": "x"]) { try $0.argument("n") as Int } }
    #expect(text.hasPrefix("the parameter 'n' is 'x', which is no Int\n"))
    let other = await WaggleRoutingTests.text { try read(["n": 5.5]) { try $0.argument("n") as Int } }
    #expect(other.hasPrefix("the object 'n' is of another type\n  expected: Int\n  given: Double\n"))
    let list = await WaggleRoutingTests.text { try read(["n": "x"]) { try $0.argument("n") as [Int] } }
    #expect(list.hasPrefix("the object 'n' is of another type\n  expected: Array<Int>\n  given: String\n"))
  }

  @Test("A missing argument is told with the nearest label")
  func missing() async throws {
    let got = await text { try read(["name": "x", "b": 1]) { try $0.argument("nmae") as String } }
    #expect(got.hasPrefix("there is no parameter 'nmae'\n  given: b, name\n"))
    #expect(got.hasSuffix("ways out:\n  - did you mean 'name'?"))
  }

  @Test("What only code can give is told apart from what is missing")
  func onlyCode() async throws {
    let got = await text { try read(url: "a/1?image=x") { try $0.argument("image") as Set<Int> } }
    #expect(got.hasPrefix("no object 'image' was given\n  given: none\n"))
  }

  @Test("One of a few words is read by its raw value, or given as it is")
  func words() async throws {
    #expect(try read(["w": "small"]) { try $0.argument("w") as Size } == .small)
    #expect(try read(["w": Size.large]) { try $0.argument("w") as Size } == .large)
    #expect(try read(url: "a/large") { try $0.argument("path") as Size } == .large)
    let got = await text { try read(["w": "huge"]) { try $0.argument("w") as Size } }
    #expect(got.hasPrefix("the parameter 'w' is 'huge', which is no Size\n"))
    #expect(try await code { try read([:]) { try $0.argument("w") as Size } } == "parameter")
    #expect(try await code { try read(["w": 5]) { try $0.argument("w") as Size } } == "parameter")
  }

  @Test("An argument that may be left out is nil then, and an error where it is wrong")
  func optional() async throws {
    #expect(try read([:]) { try $0.argument("n") as Int? } == nil)
    #expect(try read(["n": "5"]) { try $0.argument("n") as Int? } == 5)
    #expect(try read(url: "a/5") { try $0.argument("path") as Int? } == 5)
    #expect(try await code { try read(["n": "x"]) { try $0.argument("n") as Int? } } == "parameter")
    #expect(try read([:]) { try $0.argument("w") as Size? } == nil)
    #expect(try read(["w": "small"]) { try $0.argument("w") as Size? } == .small)
    #expect(try await code { try read(["w": "x"]) { try $0.argument("w") as Size? } } == "parameter")
    #expect(try read([:]) { try $0.argument("l") as [Int]? } == nil)
    #expect(try read(["l": [1]]) { try $0.argument("l") as [Int]? } == [1])
    #expect(try await code { try read(["l": 1]) { try $0.argument("l") as [Int]? } } == "parameter")
  }

  @Test("Whether there is an argument can be asked")
  func contains() throws {
    let got = try read(url: "a/1?b", with: ["c": 1]) { request in
      ["path", "b", "c", "d"].map { request.containsArgument($0) }
    }
    #expect(got == [true, true, true, false])
  }
}

private enum Size: String, Sendable {
  case small
  case large
}
