import API
import Waggle

func provide<S>(_ service: S.Type, in registry: ServiceRegistry, _ make: @escaping () -> S) {
  registry.register(service) { make() }
}

func more(_ registry: ServiceRegistry) {
  provide(Tide.self, in: registry) { Ebb() }
}

extension ServiceRegistry {
  func addMoon() { register((any Moon).self) { FullMoon() } }
}
