import Left
import Right

// @service(Clock)
final class Provider {}

// @service(Left.Clock)
final class Decided: Left.Clock {}

// @service(Right::Clock)
final class DecidedToo: Right::Clock {}
