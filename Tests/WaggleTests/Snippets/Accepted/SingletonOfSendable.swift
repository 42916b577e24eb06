import Waggle

nonisolated protocol Tracker: Sendable { func track() }
nonisolated struct ConsoleTracker: Tracker { func track() {} }
nonisolated struct NotYet: Error {}

nonisolated func registerTrackers(_ registry: ServiceRegistry) {
  registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
  registry.register((any Tracker).self, scope: .singleton) { services in
    try services.get((any Tracker).self, named: "other")
  }
  registry.register((any Tracker).self, scope: .singleton) { throw NotYet() }
  registry.override((any Tracker).self, scope: .singleton) { ConsoleTracker() }
}

nonisolated func useTracker(_ registry: ServiceRegistry) async throws {
  let tracker = try registry.get((any Tracker).self)
  await Task.detached { tracker.track() }.value
}
