import API

struct Wall: Clock {}

// @service
let (left, right): (any Clock, any Clock) = (Wall(), Wall())

// @service(Clock)
var (first, _) = (Wall(), 1)

enum Clocks {
  // @service
  static func + (a: Clocks, b: Clocks) -> any Clock { Wall() }

  // @service
  static func ⊕ (a: Clocks, b: Clocks) -> any Clock { Wall() }

  // @service
  static func _underscored() -> any Clock { Wall() }

  // @service
  static func `default`() -> any Clock { Wall() }

  // @service
  static func übermittelt() -> any Clock { Wall() }

  // @service
  static func 🕰️() -> any Clock { Wall() }
}

// @service
let one: any Clock = Wall()
