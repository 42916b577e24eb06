import WaggleRouting

// @route("a")
func a<T: LosslessStringConvertible>(value: T) {}

struct Box<T> {
  // @route("b")
  static func b() {}

  enum Inner {
    // @route("c")
    static func c() {}
  }
}

extension Box {
  // @route("d")
  static func d() {}
}

// @route("e")
enum Handler<T>: RouteHandler {
  static func handle(_ request: RouteRequest) -> Int { 1 }
}

// @route("f")
func f(value: [Int], other: Set<String>) -> Box<Int>.Type { Box<Int>.self }

// @route("g")
extension Box: RouteHandler {
  static func handle(_ request: RouteRequest) -> Int { 1 }
}
