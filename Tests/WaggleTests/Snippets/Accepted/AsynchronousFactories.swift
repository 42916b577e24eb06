import Waggle

nonisolated protocol Storage: Sendable {}
nonisolated final class Disk: Storage {
  init(path: String) async throws {}
}
nonisolated final class Sheet { init() {} }

nonisolated func registerStorage(_ registry: ServiceRegistry) {
  registry.register((any Storage).self) { try await Disk(path: "/") }
  registry.register((any Storage).self) { services in
    try await Disk(path: services.get(waitingFor: String.self))
  }
  registry.register((any Storage).self, scope: .singleton) { try await Disk(path: "/") }
  registry.register((any Storage).self, scope: .singleton) { services in
    try await Disk(path: services.get(String.self))
  }
  registry.register(Sheet.self) {
    await Task.yield()
    return Sheet()
  }
}

nonisolated func useStorage(_ registry: ServiceRegistry) async throws {
  let storage = try await registry.get(waitingFor: (any Storage).self)
  await Task.detached { _ = storage }.value
  _ = try await registry.getAll(waitingFor: (any Storage).self)
}
