extension LentResolver {
  /// Answers a request from the registry's cache or, failing that, by a look at the registrations.
  @inline(__always)
  func find<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    var found = CachedBits()
    let kind = registry._withUnsafeGuaranteedRef { $0.cache.take(service, name, on: isolation, &found) }
    if let kind { return try use(kind, &found, service, isolation, site) }
    return try findAnew(service, name, isolation, site)
  }

  @inline(never)
  private func findAnew<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    try kept.resolveAnew(service, name, isolation, site)
  }

  /// Turns what a cache gave into an instance.
  @inline(__always)
  func use<S>(
    _ kind: CachedKind, _ found: inout CachedBits, _ service: S.Type, _ isolation: (any Actor)?,
    _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    switch kind {
    case .instance:
      return found.move(as: service)
    case .factory:
      return try make(with: found.reference(to: HotFactory<S>.self), isolation, site)
    case .countedFactory:
      return try found.move(as: Registration.self).make(service, for: self, isolation, site)
    }
  }

  @inline(__always)
  private func make<S>(
    with factory: Unmanaged<HotFactory<S>>, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    do {
      return try factory._withUnsafeGuaranteedRef { try $0.make(for: self, isolation, site) }
    } catch {
      // The closure cannot throw a typed error.
      throw error as? ServiceError ?? ServiceError(.cycle)
    }
  }
}
