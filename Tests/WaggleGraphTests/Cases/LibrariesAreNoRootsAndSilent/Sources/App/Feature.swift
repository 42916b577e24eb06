import API
import Waggle

// The text '// @registry' in the middle of a line is none.
func ask(_ registry: ServiceRegistry) throws {
  _ = try registry.get(Clock.self)
}
