import Waggle

protocol Window {}

func take(_ window: sending any Window) {}

@MainActor func give(_ registry: ServiceRegistry) throws {
  // expect-error: sending value of non-Sendable type 'any Window' risks causing data races
  take(try registry.get((any Window).self))
}
