extension ServiceResolver {
  @inline(__always)
  func resolve<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    var found = CachedBits()
    switch registry.cache.take(service, name, on: isolation, &found) {
    case .instance: return found.move(as: S.self)
    case .factory: return try found.move(as: Registration<S>.self).newInstance(for: self, isolation, site)
    case nil: return try resolveAnew(service, name, isolation, site)
    }
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
      switch above.cache.take(service, name, on: isolation, &found) {
      case .instance: return found.move(as: S.self)
      case .factory: return try found.move(as: Registration<S>.self).newInstance(for: self, isolation, site)
      case nil: continue
      }
    }
    let key = ServiceKey(service, name)
    var provider: (Registration<S>, owner: ServiceRegistry)?
    let instance = try answer(key, isolation, site) { () throws(ServiceError) in
      let found = try registry.provider(of: service, key)
      provider = found
      return found
    }
    if let (registration, owner) = provider { owner.remember(registration, for: key) }
    return instance
  }

  func resolve<S>(
    waitingFor service: S.Type, _ name: ServiceName?, _ isolation: isolated (any Actor)?,
    _ site: ServiceError.CallSite
  ) async throws(ServiceError) -> S {
    let key = ServiceKey(service, name)
    return try await answer(waitingFor: key, isolation, site) { () throws(ServiceError) in
      try registry.provider(of: service, key)
    }
  }

  func resolveAll<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> [S] {
    var instances: [S] = []
    for provider in try providers(of: service, name, site) {
      instances.append(try answer(provider.0.key, isolation, site) { () throws(ServiceError) in provider })
    }
    return instances
  }

  func resolveAll<S>(
    waitingFor service: S.Type, _ name: ServiceName?, _ isolation: isolated (any Actor)?,
    _ site: ServiceError.CallSite
  ) async throws(ServiceError) -> [S] {
    var instances: [S] = []
    for provider in try providers(of: service, name, site) {
      instances.append(
        try await answer(waitingFor: provider.0.key, isolation, site) { () throws(ServiceError) in provider })
    }
    return instances
  }

  func resolve<S, A>(
    _ service: S.Type, _ name: ServiceName?, with argument: A, _ isolation: (any Actor)?,
    _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    let key = ServiceKey(service, name)
    return try answer(key, isolation, site) { () throws(ServiceError) in
      try registry.provider(of: service, key, with: argument)
    }
  }

  func resolve<S, A: Sendable>(
    waitingFor service: S.Type, _ name: ServiceName?, with argument: A, _ isolation: isolated (any Actor)?,
    _ site: ServiceError.CallSite
  ) async throws(ServiceError) -> S {
    let key = ServiceKey(service, name)
    return try await answer(waitingFor: key, isolation, site) { () throws(ServiceError) in
      try registry.provider(of: service, key, with: argument)
    }
  }

  /// Answers one request, which `find` has a provider for, and lets interceptors see the answer.
  private func answer<S>(
    _ key: ServiceKey, _ isolation: (any Actor)?, _ site: ServiceError.CallSite,
    _ find: () throws(ServiceError) -> (Registration<S>, owner: ServiceRegistry)
  ) throws(ServiceError) -> S {
    do throws(ServiceError) {
      guard let watch = Watch(self, key, site) else {
        let (provider, owner) = try find()
        return try provider.instance(for: asking(provider, of: owner), isolation)
      }
      var provider: Registration<S>?
      var answer: Result<S, ServiceError>
      do throws(ServiceError) {
        let found = try find()
        provider = found.0
        answer = .success(try found.0.instance(for: watch.resolver.asking(found.0, of: found.owner), isolation))
      } catch {
        answer = .failure(error)
      }
      return try watch.show(answer, from: provider)
    } catch {
      throw passing(error, key, site)
    }
  }

  /// The same, and may wait.
  private func answer<S>(
    waitingFor key: ServiceKey, _ isolation: isolated (any Actor)?, _ site: ServiceError.CallSite,
    _ find: () throws(ServiceError) -> (Registration<S>, owner: ServiceRegistry)
  ) async throws(ServiceError) -> S {
    do throws(ServiceError) {
      guard let watch = Watch(self, key, site) else {
        let (provider, owner) = try find()
        return try await provider.instance(waitingFor: asking(provider, of: owner), isolation)
      }
      var provider: Registration<S>?
      var answer: Result<S, ServiceError>
      do throws(ServiceError) {
        let found = try find()
        provider = found.0
        let resolver = watch.resolver.asking(found.0, of: found.owner)
        answer = .success(try await found.0.instance(waitingFor: resolver, isolation))
      } catch {
        answer = .failure(error)
      }
      return try watch.show(answer, from: provider)
    } catch {
      throw passing(error, key, site)
    }
  }

  private func providers<S>(
    of service: S.Type, _ name: ServiceName?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> [(Registration<S>, owner: ServiceRegistry)] {
    do throws(ServiceError) {
      return try registry.providers(of: service, name)
    } catch {
      throw passing(error, ServiceKey(service, name), site)
    }
  }

  /// What a registry shares, it makes itself, whoever asks; all else is made where it was asked for.
  private func asking(_ registration: any AnyRegistration, of owner: ServiceRegistry) -> ServiceResolver {
    (registration.scope.isKeptByRegistry && owner !== registry ? within(owner) : self).begun
  }

  func passing(_ error: ServiceError, _ key: ServiceKey, _ site: ServiceError.CallSite) -> ServiceError {
    let outer = error.passing(.init(key), at: site)
    return depth == 0 && outer.code == .cycle ? outer.cutToCircle() : outer
  }
}
