import Waggle

@globalActor actor Archive {
  static let shared = Archive()
}

protocol Record {}
struct PaperRecord: Record {}

func register(in registry: ServiceRegistry) {
  // expect-error: cannot convert value actor-isolated to 'Archive' to expected argument type actor-isolated to 'MainActor'
  registry.register((any Record).self, scope: .singleton, on: MainActor.self) { @Archive in PaperRecord() }
}
