import API

// @service(scope: weak)
struct Fixed: Clock {}

enum Only {
  case one

  init() {
    self = .one
  }
}

// @service(Clock, scope: weak)
extension Only: Clock {}

// @service(scope: weak)
actor Running: Clock {}

// @service(scope: weak)
final class System: Clock {}

// @service(scope: singleton)
struct Kept: Clock {}

// @service(Clock, scope: weak)
func makeClock() -> any Clock { System() }
