import Foundation
import Testing
import Waggle
import WaggleRouting

@Suite("RouteRequest", .timeLimit(.minutes(1)))
struct RouteRequestTests {
  private let router = Router(registry: ServiceRegistry())

  /// What a handler reads of a request.
  private func read<T: Sendable>(
    _ url: String, with objects: [String: any Sendable] = [:], pattern: String = "mgj://a/:path(/**rest)",
    _ body: @escaping @Sendable (RouteRequest) throws -> T
  ) async throws -> T {
    try router.replace(pattern, body)
    return try await router.open(url, with: objects, as: T.self)
  }

  @Test("The path goes before the query, and the query before nothing")
  func pathFirst() async throws {
    let got = try await read("mgj://a/1?path=2&path=3&b=4&b=5") { request in
      [
        try request["path"], "\(request.all("path"))", try request["b"], "\(request.all("b"))", "\(request.all("c"))",
        "\(try request.value("c", as: String.self) ?? "none")",
      ]
    }
    #expect(got == ["1", #"["1"]"#, "4", #"["4", "5"]"#, "[]", "none"])
  }

  @Test("Names are each there once: of the path, then of the query")
  func names() async throws {
    let got = try await read("mgj://a/1/2?b&path=3&a=1&b=2&=5&&") { $0.names }
    #expect(got == ["path", "rest", "b", "a", ""])
  }

  @Test("The query is as it was written, decoded: order, repetition, flags and empty values")
  func query() async throws {
    let got = try await read("mgj://a/1?b=1&&a&b=&c=d=e&%26=%3D&=&") { $0.query }
    let wanted = [("b", "1"), ("a", nil), ("b", ""), ("c", "d=e"), ("&", "="), ("", "")]
    #expect(got == wanted.map { QueryItem(name: $0.0, value: $0.1) })
  }

  @Test("A flag is there, is empty, and is true")
  func flags() async throws {
    let got = try await read("mgj://a/1?on&off=false&empty=&word=x") { request in
      [
        request.contains("on"), request.contains("empty"), !request.contains("none"), try request["on"],
        try !request["off"], try request["empty"], try request.value("none") ?? true,
      ]
    }
    #expect(got == [Bool](repeating: true, count: 7))
    #expect(try await code { try await read("mgj://a/1?word=x") { try $0["word"] as Bool } } == "parameter")
    #expect(try await code { try await read("mgj://a/1?on") { try $0["on"] as Int } } == "parameter")
    #expect(try await read("mgj://a/1?on") { try $0["on"] as String } == "")
  }

  @Test("A value is converted, is nil where there is none, and an error where it is another type's")
  func values() async throws {
    let url = "mgj://a/7?price=1.5&n=-3&page=x"
    #expect(try await read(url) { try $0["path"] as UInt8 } == 7)
    #expect(try await read(url) { try $0["price"] as Double } == 1.5)
    #expect(try await read(url) { try $0.value("n", as: Int.self) } == -3)
    #expect(try await read(url) { try $0.value("m", as: Int.self) } == nil)
    #expect(try await code { try await read(url) { try $0.value("page", as: Int.self) } } == "parameter")
    #expect(try await code { try await read(url) { try $0["n"] as UInt } } == "parameter")
    #expect(try await code { try await read(url) { try $0["m"] as Int } } == "parameter")
  }

  @Test("A UUID is read")
  func uuid() async throws {
    let text = "621425B8-42D1-4AB4-9A58-1E69D708A84B"
    #expect(try await read("mgj://a/\(text)") { (try $0.argument("path") as UUID).uuidString } == text)
    #expect(
      await WaggleRoutingTests.text { try await read("mgj://a/x") { (try $0.argument("path") as UUID).uuidString } }
        .hasPrefix("the parameter 'path' is 'x', which is no UUID"))
  }

  @Test("A URL for Foundation is read; what may be left out is nil then")
  func foundation() async throws {
    let url = "mgj://a/1?page=https%3A%2F%2Fx.com%2Fa%3Fb"
    #expect(try await read(url) { (try $0.argument("page") as URL).absoluteString } == "https://x.com/a?b")
    #expect(try await read(url) { try $0.argument("other") as URL? } == nil)
    #expect(try await read(url) { try $0.argument("other") as UUID? } == nil)
    #expect(try await code { try await read(url) { (try $0.argument("page") as UUID?)?.uuidString } } == "parameter")
  }

  @Test("What was asked is told: URL, door, pattern, rest")
  func asked() async throws {
    let got = try await read("mgj://a/1/b%2Fc?d") { ["\($0.url)", "\($0.door)", $0.pattern ?? "", "\($0.rest)"] }
    #expect(got == ["mgj://a/1/b%2Fc?d", "url", "mgj://a/:path(/**rest)", #"["b/c"]"#])
    try router.add(key: "k") { ["\($0.url)", "\($0.door)", $0.pattern ?? "", "\($0.rest)"] }
    #expect(try await router.open(key: "k", as: [String].self) == ["k", "key", "", "[]"])
    try router.add(target: "T", action: "a") { ["\($0.url)", "\($0.door)", $0.pattern ?? "", "\($0.rest)"] }
    #expect(try router.perform("T", "a", as: [String].self) == ["T.a", "action", "", "[]"])
  }

  @Test("Objects are another channel: no parameter is an object, and no object a parameter")
  func objects() async throws {
    let got = try await read("mgj://a/1?image=url", with: ["image": 5, "path": "x", "z": [1]]) { request in
      [
        "\(try request.object("image") as Int)", try request["image"], try request["path"],
        "\(request.objectNames)", "\(request.containsObject("image"))", "\(request.containsObject("b"))",
        "\(request.contains("z"))", "\(request.names)",
      ]
    }
    #expect(
      got == ["5", "url", "1", #"["image", "path", "z"]"#, "true", "false", "false", #"["path", "image"]"#])
    let url = "mgj://a/1?image=x&with=image&objects=1&_object=image"
    #expect(try await code { try await read(url) { try $0.object("image") as String } } == "parameter")
  }

  @Test("An object may be asked for as a protocol that it conforms to, or as an optional")
  func objectTypes() async throws {
    let got = try await read("mgj://a/1", with: ["x": 5]) { request in
      let any: any CustomStringConvertible = try request.object("x")
      let optional: Int? = try request.object("x")
      return "\(any) \(optional ?? 0)"
    }
    #expect(got == "5 5")
  }

  @Test("What is added goes before the URL, and the last one added before others")
  func adding() async throws {
    router.intercept { .change($0.adding(["path": "x", "b": "y"]).adding(["b": "z"])) }
    router.intercept { .change($0.adding(objects: ["o": 1, "p": 2])) }
    let got = try await read("mgj://a/1?b=2&b=3", with: ["o": 0, "q": 3]) { request in
      let objects = try ["o", "p", "q"].map { try request.object($0) as Int }
      return [try request["path"], "\(request.all("b"))", "\(request.names)", "\(objects)"]
    }
    #expect(got == ["x", #"["z"]"#, #"["path", "b"]"#, "[1, 2, 3]"])
  }

  @Test("A request has the services of its router")
  func services() async throws {
    #expect(try await read("mgj://a/1") { $0.services } === router.registry)
  }
}
