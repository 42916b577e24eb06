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
    case .instance:
      return found.move(as: service)
    case .factory:
      do {
        return try found.reference(to: HotFactory<S>.self)._withUnsafeGuaranteedRef {
          try $0.make(self, isolation, site, depth, graph, path)
        }
      } catch {
        // The closure cannot throw a typed error.
        throw error as? ServiceError ?? ServiceError(.cycle)
      }
    case .countedFactory:
      return try found.move(as: Registration.self).make(service, self, isolation, site, depth, graph, path)
    }
  }
}

/// A factory of a transient service that nobody decorates and many ask for.
///
/// SAFETY: see `Maker`.
final class HotFactory<S>: @unchecked Sendable {
  private let make: (ServiceInjector) throws -> S
  private let registration: Registration

  init(_ registration: Registration) {
    self.registration = registration
    make = registration.maker.typed(S.self)
  }

  /// Makes an instance where the factory's actor is the caller's.
  @inline(__always)
  fileprivate func make(
    _ registry: ServiceRegistry, _ isolation: (any Actor)?, _ site: ServiceError.CallSite, _ depth: Int,
    _ graph: SlotTable?, _ path: ResolutionPath?
  ) throws(ServiceError) -> S {
    guard depth < ServiceResolver.deepest, graph != nil || !registry.hasGraphScope, registration.recursion.begin() else {
      return try registration.make(S.self, registry, isolation, site, depth, graph, path)
    }
    var frame = FactoryFrame(registry, depth + 1, graph, path, on: isolation)
    do {
      let made = try call(make, &frame)
      registration.recursion.end()
      return made
    } catch {
      registration.recursion.end()
      throw registration.passing(error, registry, site, depth)
    }
  }
}

extension Registration {
  /// Makes an instance of a transient service that nobody decorates, where its actor is the caller's.
  @inline(never)
  fileprivate func make<S>(
    _ service: S.Type, _ registry: ServiceRegistry, _ isolation: (any Actor)?, _ site: ServiceError.CallSite,
    _ depth: Int, _ graph: SlotTable?, _ path: ResolutionPath?
  ) throws(ServiceError) -> S {
    let resolver = ServiceResolver(registry, depth: depth, graph: graph, path: path).begun
    do {
      if depth >= ServiceResolver.deepest { throw ServiceError(.cycle) }
      return try recursion.run { try run(service, resolver, isolation) }
    } catch {
      throw passing(error, registry, site, depth)
    }
  }

  @inline(never)
  fileprivate func passing(
    _ error: any Error, _ registry: ServiceRegistry, _ site: ServiceError.CallSite, _ depth: Int
  ) -> ServiceError {
    ServiceResolver(registry, depth: depth).passing(failure(error), key, site)
  }

  /// Calls the factory with what it can ask for.
  func run<S>(_ service: S.Type, _ resolver: ServiceResolver, _ actor: (any Actor)?) throws -> S {
    var frame = FactoryFrame(resolver.registry, resolver.depth + 1, resolver.graph, resolver.path, on: actor)
    return try withExtendedLifetime(resolver) { try call(maker.typed(service), &frame) }
  }
}

/// Calls a factory while its frame stays where it is.
@inline(__always)
private func call<S>(_ make: (ServiceInjector) throws -> S, _ frame: UnsafePointer<FactoryFrame>) throws -> S {
  try make(ServiceInjector(frame))
}
