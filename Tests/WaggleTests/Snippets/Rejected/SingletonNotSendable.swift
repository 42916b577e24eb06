import Waggle

protocol Basket {}
struct PaperBasket: Basket {}

func register(in registry: ServiceRegistry) {
  // expect-error: type 'any Basket' does not conform to the 'Sendable' protocol
  registry.register((any Basket).self, scope: .singleton) { PaperBasket() }
}
