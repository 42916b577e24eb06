import API

struct Box<Element> {}

extension Box: Clock where Element == Int {}

// @service(Clock)
func makeBox() -> Box<Int> { Box() }

class Base<Element> {}

extension Base: Clock where Element: Sendable {}

// @service(Clock)
final class Concrete: Base<Int> {}
