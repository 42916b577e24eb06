import API
import WaggleRouting

// @service
struct Gate: Door {
  func open(name: String) {}

  // @route
  func close() {}

  // @route
  func open(_ name: String) {}
}

// @service(Door, Window)
struct Both: Door, Window {
  // @route
  func open(name: String) {}

  // @route
  func look() {}

  // @route
  func paint() {}

  // @route
  func shut() {}
}

extension Both {
  // @route(action: "again")
  func slam() {}

  // @route("static")
  static func fine() {}
}
