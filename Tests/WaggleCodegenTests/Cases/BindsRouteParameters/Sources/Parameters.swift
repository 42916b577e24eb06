import Foundation
import Waggle
import WaggleRouting

enum Size: String { case small, large }

enum Colour: String, LosslessStringConvertible {
  case red, green
  init?(_ description: String) { self.init(rawValue: description.lowercased()) }
  var description: String { rawValue }
}

struct ProductID: RawRepresentable, Codable, Sendable { let rawValue: String }

struct Token: Codable, LosslessStringConvertible {
  let description: String
  init?(_ description: String) { self.description = description }
}

struct Filter: Decodable {
  var color: String?
  var sizes: [Int]
  var page: Int
}

public struct Image: Sendable {
  let name: String

  public init(name: String) { self.name = name }
}

public protocol Clock { var now: Int { get } }

// @service
struct Seven: Clock { let now = 7 }

// @route("plain/:text/:number")
func plain(text: String, number: Int, ratio: Double, flag: Bool) -> String { "\(text) \(number) \(ratio) \(flag)" }

// @route("ids/:id(UUID)")
func identified(id: UUID, parent: UUID?, page: URL?) -> String {
  "\(id) \(parent?.uuidString ?? "-") \(page?.absoluteString ?? "-")"
}

// @route("optional")
func optional(text: String?, number: Int? = nil, size: Size?, forced: String!) -> String {
  "\(text ?? "-") \(number ?? 0) \(size?.rawValue ?? "-") \(forced ?? "-")"
}

// @route("default/one")
func one(page: Int = 1) -> String { "\(page)" }

// @route("default/two")
func two(page: Int = 1, size: Size = .small) -> String { "\(page) \(size)" }

// @route("default/three")
func three(page: Int? = 1, text: String = "t", size: Size, factor: Double = 0.5) -> String {
  "\(page.map(String.init) ?? "nil") \(text) \(size) \(factor)"
}

// @route("words")
func words(size: Size, colour: Colour, other: Colour?, id: ProductID, token: Token) -> String {
  "\(size) \(colour) \(other?.description ?? "-") \(id.rawValue) \(token)"
}

// @route("lists")
func lists(numbers: [Int], names: [String: Int] = [:], set: Set<Int>?) -> String {
  "\(numbers) \(names.count) \(set?.count ?? 0)"
}

// @route("record")
func record(filter: Filter) -> String { "\(filter.color ?? "-") \(filter.sizes) \(filter.page)" }

// @route("record/unlabelled")
func unlabelled(_ filter: Filter, _ request: RouteRequest) -> String { "\(filter.page) \(request.url)" }

// @route("request/:id")
func all(request: WaggleRouting.RouteRequest, registry: ServiceRegistry, clock: any Clock, id: Int) throws -> String {
  "\(request.pattern ?? "") \(clock.now) \(try registry.get((any Clock).self).now) \(id)"
}

/// A service that is no protocol, so that a parameter of its type may as well be an object that code gives.
// @service(Stock)
public final class Stock: Sendable {
  let count: Int

  public init(count: Int = 0) { self.count = count }
}

// @route("stock")
func stock(stock: Stock) -> String { "\(stock.count)" }

// @route("services")
func services(_ clock: any Clock, some other: some Clock) -> String { "\(clock.now) \(other.now)" }

// @route("objects")
func objects(image: Image, pair: (Int, String), date: Date?, error: any Error, type: Any.Type) -> String {
  "\(image.name) \(pair.0)\(pair.1) \(date == nil) \(error) \(type)"
}

// @route("closures")
func closures(
  plain: () -> Void, escaping: @escaping (String) -> Int, optional: (() -> Void)?, main: (@MainActor () -> Void)? = nil,
  sendable: @escaping @Sendable () -> Void, throwing: @escaping (Int) throws -> String = { "\($0)" }
) throws -> String {
  plain()
  optional?()
  sendable()
  return "\(escaping("four")) \(main == nil) \(try throwing(4))"
}

typealias Request = RouteRequest
typealias Completion = (Int) -> Void
typealias Done = Completion
typealias Number = Int

// @route("aliases")
func aliases(_ request: Request, done: @escaping Done, then: Completion? = nil, number: Number) -> String {
  done(number)
  then?(number)
  return request.url
}

// @route("omitted")
func omitted(
  _ first: Int = 5, _ others: String..., opaque: some Sequence<Int> = [1, 2], actor: isolated (any Actor)? = #isolation
) -> String {
  "\(first) \(others.count) \(opaque.reduce(0, +))"
}

// @route("passing")
func passing(text: consuming String, image: sending Image, number: borrowing Int) -> String {
  "\(text) \(image.name) \(copy number)"
}

// @route("existential")
func existential(text: any StringProtocol & Sendable, other: (any Sendable)?) -> String { "\(text) \(other == nil)" }
