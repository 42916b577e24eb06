import API
import Waggle

public func start() throws {
  // @registry
  let registry = ServiceRegistry(AppServices.self)
  _ = try registry.get(Clock.self)
}
