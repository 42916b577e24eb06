import Waggle

final class Sheet {}

@MainActor var kept = Sheet()

func register(in registry: ServiceRegistry) {
  registry.register(Sheet.self) { @MainActor () async in
    await Task.yield()
    // expect-error: as a 'sending' result risks causing data races
    return kept
  }
}
