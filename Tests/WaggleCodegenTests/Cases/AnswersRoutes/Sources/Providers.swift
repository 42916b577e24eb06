import WaggleRouting

public protocol Aim: Sendable {
  func show(name: String) -> String
}

public protocol Extra: Parent {
  func extra() -> String
}

public protocol Parent {
  func inherited(times: Int) throws -> String
}

// @service
struct CAimServiceProvider: Aim {
  // @route
  func show(name: String) -> String { "CAim \(name)" }
}

// @service(Aim, named: "b", scope: singleton)
final class BAimProvider: Aim {
  // @route("aim/b/:name", key: "gotoBAim")
  // @route("aim/public/:name", access: public)
  func show(name: String) -> String { "BAim \(name)" }
}

// @service(Aim, Extra, named: "two")
struct TwoServices: Aim, Extra {
  // @route(target: "Several", action: "aim")
  func show(name: String) -> String { "two \(name)" }

  // @route
  func extra() -> String { "extra" }
}

extension TwoServices {
  // @route("inherited/:times")
  func inherited(times: Int) throws -> String { String(repeating: "i", count: times) }
}

// @service(Itself)
final class Itself {
  // @route(action: "say")
  func text(_ request: RouteRequest) -> String { "itself \(request.door)" }
}

struct Late {}

// @service(Aim, named: "late")
extension Late: Aim {
  // @route
  func show(name: String) -> String { "late \(name)" }
}

public protocol Overloads {
  func run(count: Int) -> String
  func run(count: String) -> String
}

public protocol MoreOverloads {
  func run(count: Bool) -> String
}

// @service(Overloads, MoreOverloads)
struct Overloaded: Overloads, MoreOverloads {
  // @route
  func run(count: Int) -> String { "number \(count)" }

  // @route(action: "text")
  func run(count: String) -> String { "text \(count)" }

  // @route(action: "flag")
  func run(count: Bool) -> String { "flag \(count)" }
}
