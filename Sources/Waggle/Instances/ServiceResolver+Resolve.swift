extension ServiceResolver {
  func resolve<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    let key = ServiceKey(service, name)
    do throws(ServiceError) {
      return try registry.provider(of: service, key).instance(for: self, isolation)
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
      return try await registry.provider(of: service, key).instance(waitingFor: self, isolation)
    } catch {
      throw passing(error, key, site)
    }
  }

  func resolveAll<S>(
    _ service: S.Type, _ name: ServiceName?, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> [S] {
    var instances: [S] = []
    for registration in registry.providers(of: service, name) {
      do throws(ServiceError) {
        instances.append(try registration.instance(for: self, isolation))
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
    for registration in registry.providers(of: service, name) {
      do throws(ServiceError) {
        instances.append(try await registration.instance(waitingFor: self, isolation))
      } catch {
        throw passing(error, registration.key, site)
      }
    }
    return instances
  }

  private func passing(_ error: ServiceError, _ key: ServiceKey, _ site: ServiceError.CallSite) -> ServiceError {
    let outer = error.passing(.init(key), at: site)
    return depth == 0 && outer.code == .cycle ? outer.cutToCircle() : outer
  }
}
