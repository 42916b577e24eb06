import WaggleRouting

// @route("a")
@available(*, unavailable)
func a() {}

// @route("b")
@available(*, deprecated, message: "no, really")
func b() {}

@available(*, deprecated)
enum Old {
  // @route("c")
  static func c() {}
}

// @route("d")
@available(*, unavailable)
enum D: RouteHandler {
  static func handle(_ request: RouteRequest) -> Int { 1 }
}

// @route("e")
@available(iOS, unavailable)
func e() {}

// @route("f")
@available(macOS 26, *)
func f() {}

public protocol Door {
  @available(*, deprecated)
  func open()
}

// @service
struct Gate: Door {
  // @route
  func open() {}
}
