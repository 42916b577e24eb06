import API
import Waggle

func ask(_ registry: ServiceRegistry) throws {
  _ = try registry.get(Timer.self)
  _ = try registry.get(Ebb.self)
  _ = try registry.get(API.Clock.self)
  _ = try registry.get(API::Clock.self)
  _ = try registry.get((any Clock & Sendable).self)  // @service:unchecked
  _ = try registry.get(Time.Zone.self)
  _ = try registry.get(Both.self)
  _ = try registry.get((any Clock & Holiday).self)
  _ = try registry.get((any Repository<API.User>).self)
  _ = try registry.get((any Repository<Time>).self)
  _ = try registry.get(`a.b`.`Set: T<U>.c`.self)
}

extension Time {
  static func ask(_ registry: ServiceRegistry) throws -> any Zone { try registry.get(Zone.self) }
}
