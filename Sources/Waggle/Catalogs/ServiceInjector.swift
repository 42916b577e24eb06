/// What a generated factory gets to ask for the services that its provider takes.
///
/// Not for use by hand: its functions fit what `WagglePlugin` writes, and change with it. Factories that are written by hand
/// get a ``ServiceResolver``.
///
/// A module may have thousands of such requests, so they are the cheapest to compile: no default arguments, no overloads and
/// no typed errors. The isolation need not be passed, for it is the factory's, and this type is not `Sendable`: the compiler
/// sees to it that it stays where the factory runs.
public struct ServiceInjector {
  /// What a provider gets that takes a resolver.
  public let resolver: ServiceResolver
  /// The actor that the factory runs on.
  private let actor: (any Actor)?

  init(_ resolver: ServiceResolver, on actor: (any Actor)?) {
    self.resolver = resolver
    self.actor = actor
  }

  /// What a provider gets that takes the registry.
  public var registry: ServiceRegistry { resolver.registry }

  /// Gets the one provider's instance of a service.
  public func get<S>(_ service: S.Type) throws -> S {
    try resolver.resolve(service, nil, actor, .injection)
  }

  /// Gets the instance that several services of one provider share.
  public func getShared<S>(_ service: S.Type, _ name: String) throws -> S {
    try resolver.resolve(service, ServiceName(name), actor, .injection)
  }

  /// Gets one instance from every provider.
  public func getAll<S>(_ service: S.Type) throws -> [S] {
    try resolver.resolveAll(service, nil, actor, .injection)
  }

  /// Tells whether anybody provides a service.
  public func contains<S>(_ service: S.Type) -> Bool {
    resolver.contains(service)
  }
}

extension ServiceError.CallSite {
  /// Inside a resolution; messages name the place where that began.
  fileprivate static let injection = Self(file: #fileID, line: #line)
}
