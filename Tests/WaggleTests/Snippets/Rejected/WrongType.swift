import Waggle

protocol Clock {}
struct Watch {}

func register(in registry: ServiceRegistry) {
  // expect-error: cannot convert value of type 'Watch' to closure result type 'any Clock'
  registry.register((any Clock).self) { Watch() }
}
