import WaggleRouting

public protocol Door {
  // @route
  func open()

  // @route
  static func make() -> Self
}

extension Door {
  // @route("close")
  func close() {}

  // @route("all")
  static func all() {}
}

// @route("protocol")
protocol Page: RouteHandler {}

// @route("extension")
extension Page {
  static func handle(_ request: RouteRequest) -> Int { 1 }
}
