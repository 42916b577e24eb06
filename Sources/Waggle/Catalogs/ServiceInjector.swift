/// What a generated factory gets to ask for the services that its provider takes.
///
/// Not for use by hand: its functions fit what `WagglePlugin` writes, and change with it. Factories that are written by hand
/// get a ``ServiceResolver``.
///
/// A module may have thousands of such requests, so they are the cheapest to compile: no default arguments, no overloads and
/// no typed errors. The isolation need not be passed, for it is the factory's, and this type is not `Sendable`: the compiler
/// sees to it that it stays where the factory runs.
public struct ServiceInjector {
  private let frame: UnsafePointer<FactoryFrame>

  init(_ frame: UnsafePointer<FactoryFrame>) {
    self.frame = frame
  }

  var lent: LentResolver { frame.pointee.lent }

  /// What a provider gets that takes a resolver.
  public var resolver: ServiceResolver { lent.kept }

  /// What a provider gets that asks again and again.
  public var later: LateResolver { LateResolver(resolver) }

  /// What a provider gets that takes the registry.
  public var registry: ServiceRegistry { lent.registry.takeUnretainedValue() }

  /// Gets the one provider's instance of a service.
  public func get<S>(_ service: S.Type) throws -> S {
    try lent.find(service, nil, frame.pointee.actor, .injection)
  }

  /// Gets the instance that several services of one provider share.
  public func getShared<S>(_ service: S.Type, _ name: String) throws -> S {
    try lent.find(service, ServiceName(name), frame.pointee.actor, .injection)
  }

  /// Gets one instance from every provider.
  public func getAll<S>(_ service: S.Type) throws -> [S] {
    try resolver.resolveAll(service, nil, frame.pointee.actor, .injection)
  }

  /// Tells whether anybody provides a service.
  public func contains<S>(_ service: S.Type) -> Bool {
    registry.contains(service)
  }
}

extension ServiceError.CallSite {
  /// Inside a resolution; messages name the place where that began.
  fileprivate static let injection = Self(file: #fileID, line: #line)
}
