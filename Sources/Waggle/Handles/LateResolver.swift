/// Asks a registry later than the resolution in which it was made.
///
/// Generated factories make the closures from it that providers take as `() throws -> any Basket`; by hand use ``LazyService``
/// or a ``ServiceResolver``. It does not keep the registry alive, which may keep the provider that keeps it, nor what the
/// resolution shared, which is over.
public struct LateResolver: Sendable {
  private let registry: WeakReference
  private let name: String
  private let depth: Int
  /// The registry, where it is to live as long as this.
  private let kept: ServiceRegistry?

  /// For those who have the registry to themselves.
  init(keeping registry: ServiceRegistry) {
    self.init(registry, depth: 0, kept: registry)
  }

  /// For what a factory makes.
  init(_ resolver: ServiceResolver) {
    self.init(resolver.registry, depth: resolver.depth, kept: nil)
  }

  private init(_ registry: ServiceRegistry, depth: Int, kept: ServiceRegistry?) {
    self.registry = WeakReference(registry)
    name = registry.name
    self.depth = depth
    self.kept = kept
  }

  /// Gets the one provider's instance of a service, in a resolution of its own.
  ///
  /// - Throws: ``ServiceError``: *ended* if the registry is gone, and whatever `get` throws.
  public func get<S>(
    _ service: S.Type, isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) throws(ServiceError) -> S {
    try resolve(service, nil, isolation, .init(file: file, line: line))
  }

  func resolve<S>(
    _ service: S.Type, _ serviceName: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    let registry: ServiceRegistry
    do throws(ServiceError) {
      registry = try living()
    } catch {
      throw error.passing(.init(ServiceKey(service, serviceName)), at: site)
    }
    do throws(ServiceError) {
      return try ServiceResolver(registry, depth: depth).resolve(service, serviceName, isolation, site)
    } catch {
      throw error.code == .cycle ? error.cutToCircle() : error
    }
  }

  /// Who provides a service, if the registry is still there.
  func provider(of key: ServiceKey) throws(ServiceError) -> Registration {
    try living().provider(of: key).0
  }

  private func living() throws(ServiceError) -> ServiceRegistry {
    guard let registry = registry.object as? ServiceRegistry else { throw ServiceError(.gone(name)) }
    return registry
  }
}
