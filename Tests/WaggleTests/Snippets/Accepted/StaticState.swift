import Waggle

nonisolated protocol Counting: Sendable { var count: Int { get } }
nonisolated struct Seven: Counting { let count = 7 }

nonisolated enum Services {
  static let registry = ServiceRegistry()
  static let counting = LazyService<any Counting>(from: registry)
  static let named = LazyService((any Counting).self, named: name, from: .shared)
  static let name: ServiceName = "seven"
}

nonisolated func registerCounting(_ registry: ServiceRegistry) {
  registry.register((any Counting).self) { Seven() }
  registry.register(Int.self) { try $0.get((any Counting).self)[keyPath: \.count] }
  registry.register([Int].self, scope: .singleton) { services in
    try services.getAll((any Counting).self).map(\.count)
  }
}

@MainActor func useCounting() async throws {
  let registry = Services.registry
  async let count = registry.get(waitingFor: Int.self)
  let detached = Task.detached { try registry.get([Int].self).count + Services.counting().count }
  _ = try await count + detached.value
}
