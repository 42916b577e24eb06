import API

// @service
final class Both: Clock, Zone, Sendable {}

// @service
final class Composed: Clock & Zone {}

// @service
final class ByAlias: ClockAndZone {}

// @service
extension Late: Clock, Zone {}

// @service(Zone)
final class Chosen: Clock, Zone {}

// @service(Clock, Zone)
final class All: Clock, Zone {}

// @service
final class OnlyOne: Equatable, Clock, Sendable {
  static func == (a: OnlyOne, b: OnlyOne) -> Bool { true }
}

// @service
final class Twice: Clock, API.Clock {}

// @service
final class Doubled: Clock & Clock {}

struct Late {}

typealias ClockAndZone = Clock & Zone
