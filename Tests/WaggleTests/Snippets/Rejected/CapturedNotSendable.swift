import Waggle

final class Basket {}

func register(in registry: ServiceRegistry) {
  let basket = Basket()
  // expect-error: capture of 'basket' with non-Sendable type 'Basket' in a '@Sendable' closure
  registry.register(Basket.self) { basket }
}
