extension ServiceResolver {
  func resolve<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    let key = ServiceKey(service, name)
    do throws(ServiceError) {
      let (provider, owner) = try registry.provider(of: service, key)
      return try provider.instance(for: asking(provider, of: owner), isolation)
    } catch {
      throw passing(error, key, site)
    }
  }

  func resolve<S>(
    waitingFor service: S.Type, _ name: ServiceName?, _ isolation: isolated (any Actor)?,
    _ site: ServiceError.CallSite
  ) async throws(ServiceError) -> S {
    let key = ServiceKey(service, name)
    do throws(ServiceError) {
      let (provider, owner) = try registry.provider(of: service, key)
      return try await provider.instance(waitingFor: asking(provider, of: owner), isolation)
    } catch {
      throw passing(error, key, site)
    }
  }

  func resolveAll<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> [S] {
    var instances: [S] = []
    for (registration, owner) in try providers(of: service, name, site) {
      do throws(ServiceError) {
        instances.append(try registration.instance(for: asking(registration, of: owner), isolation))
      } catch {
        throw passing(error, registration.key, site)
      }
    }
    return instances
  }

  func resolveAll<S>(
    waitingFor service: S.Type, _ name: ServiceName?, _ isolation: isolated (any Actor)?,
    _ site: ServiceError.CallSite
  ) async throws(ServiceError) -> [S] {
    var instances: [S] = []
    for (registration, owner) in try providers(of: service, name, site) {
      do throws(ServiceError) {
        instances.append(try await registration.instance(waitingFor: asking(registration, of: owner), isolation))
      } catch {
        throw passing(error, registration.key, site)
      }
    }
    return instances
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
    registration.ownSlot == nil || owner === registry ? self : within(owner)
  }

  private func passing(_ error: ServiceError, _ key: ServiceKey, _ site: ServiceError.CallSite) -> ServiceError {
    let outer = error.passing(.init(key), at: site)
    return depth == 0 && outer.code == .cycle ? outer.cutToCircle() : outer
  }
}
