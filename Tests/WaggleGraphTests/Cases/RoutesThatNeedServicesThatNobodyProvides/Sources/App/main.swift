import API
import Waggle
import WaggleRouting

let registry = ServiceRegistry(AppServices.self)

// @service(Clock)
struct A: Clock {
  // @route
  func now() -> Int { 1 }
}

// @service(Clock)
struct B: Clock {
  func now() -> Int { 1 }
}

// @service(Door, named: "front")
struct Front: Door {
  // @route
  func open() {}
}

// @route("clock")
func time(clock: any Clock, calendar: any Calendar) {}

// @route("silenced")
func silenced(clock: any Clock) {}  // @service:unchecked

#if os(Windows)
// @service
struct Thatch: Roof {}

// @route("windows")
func windows(clock: any Clock) {}
#endif

// @route("absent")
func absent(window: any Window, _ roof: any Roof) {}
