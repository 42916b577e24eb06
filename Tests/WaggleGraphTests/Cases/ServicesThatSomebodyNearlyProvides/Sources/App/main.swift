import API
import Waggle

func ask(_ registry: ServiceRegistry) throws {
  _ = try registry.get(Clock.self)
  _ = try registry.get(Clock.self, named: "wal")
  _ = try registry.get(Zone.self)
  _ = try registry.get(Holiday.self)
  _ = try registry.get(Tide.self)
  _ = try registry.get(Moon.self)
  _ = try registry.get(FullMoon.self)
  _ = try registry.get(Sun.self)
  _ = try registry.get(Star.self)
}
