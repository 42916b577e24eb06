import Waggle

protocol Window {}

func ask(_ registry: ServiceRegistry) throws -> any Window {
  // expect-error: call to main actor-isolated instance method 'get
  try registry.get((any Window).self, isolation: MainActor.shared)
}
