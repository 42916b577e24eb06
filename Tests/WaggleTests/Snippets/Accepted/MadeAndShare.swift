import Waggle

nonisolated protocol Shared: Sendable {}
protocol Bound {}
@MainActor final class SharedImplementation: Shared { init() {} }
@MainActor final class BoundImplementation: Bound { init() {} }

extension SharedImplementation {
  static func make(_ services: ServiceResolver) throws -> any Shared {
    ServiceRegistrar.share(SharedImplementation() as any Shared)
  }

  static func load(_ services: ServiceResolver) async throws -> Made<any Shared> {
    Made(ServiceRegistrar.share(SharedImplementation() as any Shared))
  }
}

extension BoundImplementation {
  static func make(_ services: ServiceResolver) throws -> any Bound {
    ServiceRegistrar.share(BoundImplementation() as any Bound)
  }

  static func load(_ services: ServiceResolver) async throws -> Made<any Bound> {
    Made(ServiceRegistrar.share(BoundImplementation() as any Bound))
  }
}

nonisolated enum BoundServices: ServiceCatalog {
  static var dependencies: [any ServiceCatalog.Type] { [] }

  static func register(in registrar: ServiceRegistrar) {
    registrar.add((any Shared).self, scope: .singleton, "S", "M/M.swift", 1, SharedImplementation.make)
    registrar.add((any Shared).self, scope: .singleton, "S", "M/M.swift", 1, waiting: SharedImplementation.load)
    registrar.add((any Bound).self, scope: .singleton, "B", "M/M.swift", 2, BoundImplementation.make)
    registrar.add((any Bound).self, scope: .singleton, "B", "M/M.swift", 2, waiting: BoundImplementation.load)
  }
}
