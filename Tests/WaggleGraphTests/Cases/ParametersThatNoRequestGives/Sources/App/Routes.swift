import WaggleRouting

public protocol Clock { func now() -> Int }

public protocol Unprovided {}

// @service
struct Wall: Clock {
  // @route
  func now() -> Int { 1 }
}

// @route("a")
func a(_ first: Int, second: String, _ third: () -> Void) {}

// @route("b")
func b(value: inout Int, `in` other: inout String) {}

// @route("c")
func c(on actor: isolated any Actor, value: @autoclosure () -> Int) {}

// @route("d")
func d(value: some Unprovided, values: [some Unprovided], _ clock: some Unprovided) {}

// @route("d/inside")
func inside(
  a: (some Unprovided)?, b: [String: some Unprovided], c: (Int, some Unprovided), d: Set<some Hashable>,
  e: (some: Int, any: Int)
) {}

// @route("e")
func e(a: Int = 1, b: Int = 2, c: Int = 3, d: Int = 4, e: Int = 5, f: Int = 6) {}

public protocol Shop {
  func enter(_ door: Int)
  func leave(a: Int, b: Int, c: Int, d: Int, e: Int, f: Int)
}

/// The defaults are the witness's, and no caller of the protocol has them.
// @service
struct Corner: Shop {
  // @route
  func enter(_ door: Int = 1) {}

  // @route
  func leave(a: Int = 1, b: Int = 2, c: Int = 3, d: Int = 4, e: Int = 5, f: Int = 6) {}
}

// @route("fine")
func fine(
  _ request: RouteRequest, _ clock: any Clock, other: some Clock, _ number: Int = 1, _ rest: Int...,
  actor: isolated (any Actor)? = #isolation, value: some Unprovided = Default(), a: Int = 1, b: Int = 2, c: Int = 3,
  d: Int = 4, e: Int = 5, f: Int? = nil, then: @escaping @Sendable () -> Void, text: sending String
) {}
