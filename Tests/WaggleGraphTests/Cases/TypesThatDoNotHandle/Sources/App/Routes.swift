import WaggleRouting

// @route("a")
enum A: RouteHandler {}

// @route("b")
struct B {
  func handle(_ request: RouteRequest) -> Int { 1 }
}

// @route("c")
final class C: RouteHandler {
  static func handle(_ text: String) -> Int { 1 }
  static func handle(request: RouteRequest) -> Int { 1 }
}

// @route("d")
extension String {
  static func handel(_ request: RouteRequest) -> Int { 1 }
}

// @route("e")
extension Int: RouteHandler {
  public static func handle(_ request: RouteRequest) -> Int { 1 }
}

class Parent {
  class func handle(_ request: RouteRequest) -> Int { 1 }
}

// @route("f")
final class Child: Parent {}

protocol Fixed: RouteHandler {}

extension Fixed {
  static func handle(_ request: WaggleRouting.RouteRequest) async throws -> Int { 1 }
}

// @route("g")
actor G: Fixed {}

// @route("h")
enum H {}

extension H: RouteHandler {
  static func handle(_ request: RouteRequest) -> Int { 1 }
}
