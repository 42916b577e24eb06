extension ServiceRegistry {
  /// Answers a request from the cache or, failing that, by a look at the registrations.
  ///
  /// What would be a ``ServiceResolver`` comes in parts, since to make one takes counting references, which costs as much as
  /// all else here.
  @inline(__always)
  func find<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite, _ depth: Int = 0,
    _ graph: SlotTable? = nil, _ path: ResolutionPath? = nil
  ) throws(ServiceError) -> S {
    var found = CachedBits()
    if let kind = cache.take(service, name, on: isolation, &found) {
      return try use(kind, &found, service, isolation, site, depth, graph, path)
    }
    let resolver = ServiceResolver(self, depth: depth, graph: graph, path: path)
    return try resolver.resolveAnew(service, name, isolation, site)
  }

  /// Turns what a cache gave into an instance; a factory makes it for this registry.
  @inline(__always)
  func use<S>(
    _ kind: CachedKind, _ found: inout CachedBits, _ service: S.Type, _ isolation: (any Actor)?,
    _ site: ServiceError.CallSite, _ depth: Int, _ graph: SlotTable?, _ path: ResolutionPath?
  ) throws(ServiceError) -> S {
    switch kind {
    case .instance: break
    case .factory:
      // The closure cannot throw a typed error.
      let failure = found.reference(to: Registration.self)._withUnsafeGuaranteedRef { factory -> ServiceError? in
        do throws(ServiceError) {
          try factory.make(in: &found, self, isolation, site, depth, graph, path)
          return nil
        } catch {
          return error
        }
      }
      if let failure { throw failure }
    case .countedFactory:
      try found.move(as: Registration.self).make(in: &found, self, isolation, site, depth, graph, path)
    }
    return found.move(as: service)
  }
}

extension Registration {
  /// Makes an instance of a transient service that nobody decorates, where its actor is the caller's.
  fileprivate func make(
    in bits: inout CachedBits, _ registry: ServiceRegistry, _ isolation: (any Actor)?, _ site: ServiceError.CallSite,
    _ depth: Int, _ graph: SlotTable?, _ path: ResolutionPath?
  ) throws(ServiceError) {
    guard depth < ServiceResolver.deepest, graph != nil || !registry.hasGraphScope, recursion.begin() else {
      return try makeCarefully(in: &bits, registry, isolation, site, depth, graph, path)
    }
    defer { recursion.end() }
    let frame = FactoryFrame(registry: registry, depth: depth + 1, graph: graph, path: path, actor: isolation)
    do {
      try bits.fill { place in
        try withUnsafePointer(to: frame) { try maker(ServiceInjector($0), to: place) }
      }
    } catch {
      throw passing(error, registry, site, depth)
    }
  }

  /// Does the same where a circle is possible, or something to share.
  @inline(never)
  private func makeCarefully(
    in bits: inout CachedBits, _ registry: ServiceRegistry, _ isolation: (any Actor)?, _ site: ServiceError.CallSite,
    _ depth: Int, _ graph: SlotTable?, _ path: ResolutionPath?
  ) throws(ServiceError) {
    let resolver = ServiceResolver(registry, depth: depth, graph: graph, path: path).begun
    do {
      if depth >= ServiceResolver.deepest { throw ServiceError(.cycle) }
      try recursion.run { try bits.fill { try run(resolver, isolation, to: $0) } }
    } catch {
      throw passing(error, registry, site, depth)
    }
  }

  @inline(never)
  private func passing(
    _ error: any Error, _ registry: ServiceRegistry, _ site: ServiceError.CallSite, _ depth: Int
  ) -> ServiceError {
    ServiceResolver(registry, depth: depth).passing(failure(error), key, site)
  }
}
