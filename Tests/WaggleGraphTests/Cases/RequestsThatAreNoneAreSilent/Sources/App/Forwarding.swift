import API
import Waggle

func find<S>(_ service: S.Type, in registry: ServiceRegistry) throws -> S {
  try registry.get(service)
}

func findOne<Clock>(in registry: ServiceRegistry) throws -> Clock {
  try registry.get(Clock.self)
}

func use(_ registry: ServiceRegistry) throws {
  _ = try find(Clock.self, in: registry)
}

struct Page<Zone> {
  let handle: LazyService<Zone>
  func zone(_ registry: ServiceRegistry) throws -> Zone { try registry.get(Zone.self) }
}

protocol Screen {
  associatedtype Holiday
}

extension Screen {
  func holiday(_ registry: ServiceRegistry) throws {
    _ = try registry.get(Self.self)
    _ = try registry.get(Holiday.self)
  }
}

extension Page {
  func again(_ registry: ServiceRegistry) throws -> Zone { try registry.get(Zone.self) }
}
