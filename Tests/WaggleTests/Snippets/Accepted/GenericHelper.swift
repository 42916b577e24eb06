import Waggle

extension ServiceRegistry {
  func need<S>(
    _ service: S.Type, isolation: isolated (any Actor)? = #isolation
  ) throws(ServiceError) -> S {
    try get(service, isolation: isolation)
  }
}

protocol Lamp {}

@MainActor func useLamp(_ registry: ServiceRegistry) throws -> any Lamp {
  try registry.need((any Lamp).self)
}
