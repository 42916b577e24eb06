import API

// @service(Clock, singleton)
final class Scope: Clock {}

// @service(.singleton)
final class Dotted: Clock {}

// @service("wall")
final class Named: Clock {}

// @service(Clock, fallback)
final class Fallback: Clock {}

// @service(Clock, named)
final class Word: Clock {}

// @service(Clock.self)
final class Value: Clock {}

// @service(Self)
final class Own: Clock {}

// @service(inout Clock)
final class Passed: Clock {}
