import Testing
import Waggle
import WaggleRouting

@Suite("Decoding", .timeLimit(.minutes(1)))
struct DecodeTests {
  private let router = Router(registry: ServiceRegistry())

  private func decode<T: Decodable & Sendable>(_ url: String, as type: T.Type = T.self) throws -> T {
    try router.replace("a(/:path)") { try $0.decode(T.self) }
    return try router.object(for: url, as: T.self)
  }

  private func failure<T: Decodable & Sendable>(_ url: String, as type: T.Type) async -> String {
    let text = await text { try decode(url, as: type) }
    return text.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test("A property is the parameter of its key, of the path or of the query")
  func record() throws {
    let filter = try decode("a/1?color=red&sizes=1&sizes=2&page=3&path=9&size=small&id=5&f=1.5&on", as: Filter.self)
    #expect(
      filter
        == Filter(path: "1", color: "red", sizes: [1, 2], page: 3, size: .small, number: 5, f: 1.5, on: true, off: nil))
  }

  @Test("An optional is nil where there is none, and a list is empty")
  func optionals() throws {
    let filter = try decode("a/1?page=3&id=5&size=large&f=0&on=false&off", as: Filter.self)
    #expect(
      filter
        == Filter(path: "1", color: nil, sizes: [], page: 3, size: .large, number: 5, f: 0, on: false, off: true))
  }

  @Test("What is wrong is told with the name of the property")
  func failures() async {
    let rest = "&id=5&size=small&f=1&on"
    #expect(
      await failure("a/1?page=x\(rest)", as: Filter.self)
        == "the parameter 'page' cannot be decoded: 'x' is no value of the type Int")
    #expect(
      await failure("a/1?\(rest)", as: Filter.self)
        == "the parameter 'page' cannot be decoded: there is no such parameter")
    #expect(
      await failure("a/1?page=1&sizes=1&sizes=y\(rest)", as: Filter.self)
        == "the parameter 'sizes' cannot be decoded: 'y' is no value of the type Int")
    #expect(
      await failure("a/1?page=300\(rest)", as: Small.self)
        == "the parameter 'page' cannot be decoded: '300' is no value of the type UInt8")
    #expect(
      await failure("a/1?page=1&color=1&off=x\(rest)", as: Filter.self)
        == "the parameter 'off' cannot be decoded: 'x' is no value of the type Bool")
    #expect(
      await failure("a/1?page=1&id=5&size=huge&f=1&on", as: Filter.self).hasPrefix("the parameter 'size' cannot be"))
  }

  @Test("A property with properties of its own has no place in a URL")
  func nested() async {
    #expect(
      await failure("a/1?inner=1", as: Outer.self)
        == "the parameter 'inner' cannot be decoded: a parameter has no properties of its own")
    #expect(
      await failure("a/1?inners=1", as: OuterList.self)
        == "the parameter 'inners' cannot be decoded: a parameter has no properties of its own")
  }

  @Test("A list or a value by itself has no names")
  func unnamed() async {
    #expect(await failure("a/1", as: [Int].self).hasSuffix("cannot be decoded: parameters have names, a list has none"))
    #expect(
      await failure("a/1", as: Int.self).hasSuffix("cannot be decoded: parameters have names, a single value has none"))
  }

  @Test("All parameters can be read without knowing them")
  func dictionary() throws {
    #expect(try decode("a/1?b=2&b=3&c", as: [String: String].self) == ["path": "1", "b": "2", "c": ""])
    #expect(try decode("a?b=2&b=3", as: [String: [Int]].self) == ["b": [2, 3]])
  }

  @Test("Each kind of number is read")
  func numbers() throws {
    let numbers = try decode("a?a=-128&b=-32768&c=1&d=2&e=3&f=65535&g=4&h=18446744073709551615&i=0.5", as: Numbers.self)
    #expect(numbers == Numbers(a: -128, b: -32_768, c: 1, d: 2, e: 3, f: 65_535, g: 4, h: .max, i: 0.5))
  }

  @Test("An error that an initializer throws is told")
  func thrown() async {
    #expect(await failure("a/1", as: Throwing.self) == "the parameter 'Throwing' cannot be decoded: boom")
  }
}

private struct Filter: Decodable, Equatable {
  enum Size: String, Decodable {
    case small
    case large
  }

  enum CodingKeys: String, CodingKey {
    case path
    case color
    case sizes
    case page
    case size
    case number = "id"
    case f
    case on
    case off
  }

  let path: String
  let color: String?
  let sizes: [Int]
  let page: Int
  let size: Size
  let number: Int
  let f: Double
  let on: Bool
  let off: Bool?
}

private struct Small: Decodable {
  let page: UInt8
}

private struct Outer: Decodable {
  let inner: Small
}

private struct OuterList: Decodable {
  let inners: [Small]
}

private struct Numbers: Decodable, Equatable {
  let a: Int8
  let b: Int16
  let c: Int32
  let d: Int64
  let e: UInt8
  let f: UInt16
  let g: UInt32
  let h: UInt64
  let i: Float
}

private struct Throwing: Decodable {
  init(from decoder: any Decoder) throws { throw Boom() }
}
