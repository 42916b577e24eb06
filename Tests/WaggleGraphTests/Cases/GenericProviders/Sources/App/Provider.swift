import API

// @service
final class Box<Element>: Clock {}

enum Outer<Element> {
  // @service
  struct Inner: Clock {}

  // @service
  static func make() -> any Clock { Wall() }
}

extension Outer {
  // @service
  struct Added: Clock {}
}

// @service
extension Box: Zone {}

// @service
func make<T>(_ type: T.Type) -> any Clock { Wall() }

// @service
struct Wall: Clock {}

// @service(Clock)
final class Concrete: Base<Int>, Clock {}

class Base<Element> {}

// @service
func makeOpaque(zone: some Zone) -> any Clock { Wall() }

// @service
func makeBox() -> Box<Int> { Box() }
