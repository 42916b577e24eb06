import Other
import Waggle

func askOther(_ registry: ServiceRegistry) throws {
  _ = try registry.get(Clock.self)
}
