import WaggleRouting

// @route("a")
private func a() {}

// @route("b")
fileprivate func b() {}

// @route("c")
private enum C: RouteHandler {
  static func handle(_ request: RouteRequest) -> Int { 1 }
}

fileprivate enum Outer {
  // @route("d")
  static func d() {}

  enum Inner {
    // @route("e")
    static func e() {}
  }
}

enum Open {
  // @route("f")
  private static func f() {}

  // @route("g")
  static func g() {}
}

private extension Open {
  // @route("h")
  static func h() {}
}

public protocol Door { func open() }

// @service
struct Gate: Door {
  // @route
  public func open() {}
}
