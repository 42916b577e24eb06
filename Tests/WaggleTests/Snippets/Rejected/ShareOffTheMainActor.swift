import Waggle

protocol Basket {}
struct PaperBasket: Basket {}

func make(_ services: ServiceInjector) throws -> any Basket {
  // expect-error: call to main actor-isolated static method 'share' in a synchronous nonisolated context
  ServiceRegistrar.share(PaperBasket() as any Basket)
}
