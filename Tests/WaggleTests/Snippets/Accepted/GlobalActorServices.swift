import Waggle

@globalActor actor Archive {
  static let shared = Archive()
}

nonisolated protocol Record: Sendable {}
@Archive final class PaperRecord: Record {}

nonisolated func registerRecords(_ registry: ServiceRegistry) {
  registry.register((any Record).self) { @Archive in PaperRecord() }
  registry.register((any Record).self) { @Archive _ in PaperRecord() }
  registry.register((any Record).self, scope: .singleton) { @Archive in PaperRecord() }
}

@Archive func useRecord(_ registry: ServiceRegistry) throws -> any Record {
  try registry.get((any Record).self)
}
