import Waggle

func register(in registry: ServiceRegistry) {
  // expect-error: reference to member 'shared' cannot be resolved
  registry.register(Int.self, scope: .shared) { 1 }
}
