import API

// @service
final class Alone {}

// @service
struct Standard: Sendable, Equatable {}

// @service
final class Child: Base {}

// @service
final class Unimported: Hidden {}

class Base: Clock {
  init() {}
}

// @service
let untyped = Child()

// @service
func nothing() {}

// @service(Clock)
func nothingAtAll() {}

// @service(Clock)
func void() -> Void {}

// @service(Clock)
func empty() -> () {}

// @service
extension Base {}

// @service(Clock)
final class Named: Base {}

// @service(Clock)
func named() -> Child { Child() }

// @service
final class Qualified: API.Clock {}

// @service
final class ByAlias: TimeSource {}

typealias TimeSource = Clock
