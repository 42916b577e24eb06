import Waggle

@globalActor actor Archive {
  static let shared = Archive()
}

protocol Basket {}

@Archive func make(_ basket: any Basket) -> any Basket {
  // expect-error: call to main actor-isolated static method 'share' in a synchronous global actor 'Archive'-isolated context
  ServiceRegistrar.share(basket)
}
