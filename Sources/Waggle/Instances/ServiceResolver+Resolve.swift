extension ServiceResolver {
  @inline(__always)
  func resolve<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    try LentResolver(self).find(service, name, isolation, site)
  }

  /// Resolves what the registry's own cache does not have.
  @inline(never)
  func resolveAnew<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    var above = registry
    while above.isTransparent, let parent = above.parent {
      above = parent
      var found = CachedBits()
      if let kind = above.cache.take(service, name, on: isolation, &found) {
        return try LentResolver(self).use(kind, &found, service, isolation, site)
      }
    }
    let key = ServiceKey(service, name)
    var provider: (Registration, owner: ServiceRegistry)?
    let instance = try answer(service, key, isolation, site) { () throws(ServiceError) in
      let found = try registry.provider(of: key)
      provider = found
      return found
    }
    if let (registration, owner) = provider { owner.remember(registration, service, for: key) }
    return instance
  }

  func resolve<S>(
    waitingFor service: S.Type, _ name: ServiceName?, _ isolation: isolated (any Actor)?,
    _ site: ServiceError.CallSite
  ) async throws(ServiceError) -> S {
    var found = CachedBits()
    if let kind = registry.cache.take(service, name, on: isolation, &found) {
      return try LentResolver(self).use(kind, &found, service, isolation, site)
    }
    let key = ServiceKey(service, name)
    var provider: (Registration, owner: ServiceRegistry)?
    let instance = try await answer(service, waitingFor: key, isolation, site) { () throws(ServiceError) in
      let found = try registry.provider(of: key)
      provider = found
      return found
    }
    if let (registration, owner) = provider { owner.remember(registration, service, for: key) }
    return instance
  }

  func resolveAll<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> [S] {
    var instances: [S] = []
    let resolver = begun
    for provider in try providers(of: service, name, site) {
      instances.append(
        try resolver.answer(service, provider.0.key, isolation, site) { () throws(ServiceError) in provider })
    }
    return instances
  }

  func resolveAll<S>(
    waitingFor service: S.Type, _ name: ServiceName?, _ isolation: isolated (any Actor)?,
    _ site: ServiceError.CallSite
  ) async throws(ServiceError) -> [S] {
    var instances: [S] = []
    let resolver = begun
    for provider in try providers(of: service, name, site) {
      instances.append(
        try await resolver.answer(service, waitingFor: provider.0.key, isolation, site) { () throws(ServiceError) in
          provider
        })
    }
    return instances
  }

  func resolve<S, A>(
    _ service: S.Type, _ name: ServiceName?, with argument: A, _ isolation: (any Actor)?,
    _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    let key = ServiceKey(service, name)
    return try answer(service, key, isolation, site) { () throws(ServiceError) in
      try registry.provider(of: key, with: argument)
    }
  }

  func resolve<S, A: Sendable>(
    waitingFor service: S.Type, _ name: ServiceName?, with argument: A, _ isolation: isolated (any Actor)?,
    _ site: ServiceError.CallSite
  ) async throws(ServiceError) -> S {
    let key = ServiceKey(service, name)
    return try await answer(service, waitingFor: key, isolation, site) { () throws(ServiceError) in
      try registry.provider(of: key, with: argument)
    }
  }

  /// Answers one request, which `find` has a provider for, and lets interceptors see the answer.
  private func answer<S>(
    _ service: S.Type, _ key: ServiceKey, _ isolation: (any Actor)?, _ site: ServiceError.CallSite,
    _ find: () throws(ServiceError) -> (Registration, owner: ServiceRegistry)
  ) throws(ServiceError) -> S {
    do throws(ServiceError) {
      if let watch = Watch(self, key, site) { return try watch.answer(service, isolation, find) }
      let (provider, owner) = try find()
      return try provider.instance(of: service, for: asking(provider, of: owner), isolation)
    } catch {
      throw passing(error, key, site)
    }
  }

  /// The same, and may wait.
  private func answer<S>(
    _ service: S.Type, waitingFor key: ServiceKey, _ isolation: isolated (any Actor)?, _ site: ServiceError.CallSite,
    _ find: () throws(ServiceError) -> (Registration, owner: ServiceRegistry)
  ) async throws(ServiceError) -> S {
    do throws(ServiceError) {
      if let watch = Watch(self, key, site) { return try await watch.answer(waitingFor: service, isolation, find) }
      let (provider, owner) = try find()
      return try await provider.instance(of: service, waitingFor: asking(provider, of: owner), isolation)
    } catch {
      throw passing(error, key, site)
    }
  }

  private func providers(
    of service: any Any.Type, _ name: ServiceName?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> [(Registration, owner: ServiceRegistry)] {
    do throws(ServiceError) {
      return try registry.providers(of: service, name)
    } catch {
      throw passing(error, ServiceKey(service, name), site)
    }
  }

  /// What a registry shares, it makes itself, whoever asks; all else is made where it was asked for.
  func asking(_ registration: Registration, of owner: ServiceRegistry) -> ServiceResolver {
    (registration.scope.isKeptByRegistry && owner !== registry ? within(owner) : self).begun
  }

  func passing(_ error: ServiceError, _ key: ServiceKey, _ site: ServiceError.CallSite) -> ServiceError {
    let outer = error.passing(.init(key), at: site)
    return depth == 0 && outer.code == .cycle ? outer.cutToCircle() : outer
  }
}
