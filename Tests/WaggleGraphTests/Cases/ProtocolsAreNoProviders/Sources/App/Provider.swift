import API

// @service
protocol Ticking: Clock {}

// @service
extension Clock {}

extension Clock {
  // @service
  static func make() -> any Zone { Wall() }
}

protocol Maker {
  // @service
  static func make() -> any Clock
}

// @service(Ticking)
struct Wall: Ticking, Zone {}
