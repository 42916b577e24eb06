import API
import Waggle

func ask(_ registry: ServiceRegistry) throws {
  _ = try registry.get(Zone.self)
  _ = try registry.get(Clock.self)
}
