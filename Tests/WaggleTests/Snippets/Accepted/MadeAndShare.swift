import Waggle

nonisolated protocol Shared: Sendable {}
protocol Bound {}
@MainActor final class SharedImplementation: Shared { init() {} }
@MainActor final class BoundImplementation: Bound { init() {} }

extension SharedImplementation {
  static func make(_ services: ServiceInjector) throws -> any Shared {
    ServiceRegistrar.share(SharedImplementation() as any Shared)
  }

  static func load(_ services: ServiceResolver) async throws -> Made<any Shared> {
    Made(ServiceRegistrar.share(SharedImplementation() as any Shared))
  }
}

extension BoundImplementation {
  static func make(_ services: ServiceInjector) throws -> any Bound {
    ServiceRegistrar.share(BoundImplementation() as any Bound)
  }

  static func load(_ services: ServiceResolver) async throws -> Made<any Bound> {
    Made(ServiceRegistrar.share(BoundImplementation() as any Bound))
  }
}

nonisolated enum BoundServices: ServiceCatalog {
  static var dependencies: [any ServiceCatalog.Type] { [] }

  static func register(in registrar: ServiceRegistrar) {
    registrar.scope(.singleton).add((any Shared).self, "S (M/M.swift:1)", SharedImplementation.make)
    registrar.scope(.singleton).add((any Shared).self, "S (M/M.swift:1)", waiting: SharedImplementation.load)
    registrar.scope(.singleton).add((any Bound).self, "B (M/M.swift:2)", BoundImplementation.make)
    registrar.scope(.singleton).add((any Bound).self, "B (M/M.swift:2)", waiting: BoundImplementation.load)
  }
}
