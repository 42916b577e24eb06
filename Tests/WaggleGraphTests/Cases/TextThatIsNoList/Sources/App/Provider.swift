import API

// @service Clock
final class Bare: Clock {}

// @service: Clock
final class Colon: Clock {}

// @service - the default
final class Dash: Clock {}

// @service(Clock) the one for production
final class Prose: Clock {}

// @service(Clock
final class Open: Clock {}

// @service(Clock,
//          scope: singleton)
final class Lines: Clock {}

// @service(Clock scope: singleton)
final class NoComma: Clock {}

// @service(, Clock)
final class NoFirst: Clock {}

// @service(Clock,, Clock)
final class NoSecond: Clock {}

// @service(Clock, 3)
final class Number: Clock {}

// @service(Clock>)
final class Closing: Clock {}

// @service(Clock))
final class TwoClosing: Clock {}

// @service()
final class Nothing: Clock {}

// @service (Clock,)
final class TrailingComma: Clock {}

/* @service(Clock) */
final class Block: Clock {}

/** @service */
final class DocBlock: Clock {}
