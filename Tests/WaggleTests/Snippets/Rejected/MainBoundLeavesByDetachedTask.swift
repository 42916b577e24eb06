import Waggle

protocol Window { func show() }

@MainActor func show(_ registry: ServiceRegistry) async throws {
  let window = try registry.get((any Window).self)
  // expect-error: 'sending' parameter risks causing data races
  await Task.detached { window.show() }.value
}
