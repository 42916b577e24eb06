import API
import Waggle

public enum Composition {
  // @registry
  public static let registry = ServiceRegistry(AppServices.self)
}

func ask() throws {
  _ = try Composition.registry.get(Clock.self)
}
