import Waggle

// @registry
enum Composition {
  // @registry
  static func make() -> ServiceRegistry { ServiceRegistry(AppServices.self) }
}

func start() {
  // @registry
  run()
}

// @registry
