import API
import Waggle

func ask(_ registry: ServiceRegistry) throws {
  _ = try registry.get((any Clock & Sendable).self)
  _ = try registry.get((any Sendable & Clock & Zone).self)
  _ = try registry.get((any Clock & Zone).self)
  _ = try registry.get((any Clock & Sendable).self)  // @service:unchecked
  let handle: LazyService<any Clock & Swift.Sendable>
}
