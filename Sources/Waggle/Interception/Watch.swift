/// Follows one request for the interceptors of a registry.
struct Watch {
  /// The resolver that the request goes on with.
  private let resolver: ServiceResolver
  private let key: ServiceKey
  private let path: ResolutionPath
  private let interceptors: [ServiceRegistry.Interceptor]
  private let start = ContinuousClock.now

  /// Begins to follow a request; `nil` where nobody wants to see it.
  init?(_ resolver: ServiceResolver, _ key: ServiceKey, _ site: ServiceError.CallSite) {
    guard resolver.registry.isWatched else { return nil }
    interceptors = resolver.registry.allInterceptors
    self.key = key
    path = ResolutionPath(.init(key), at: site, below: resolver.path)
    self.resolver = resolver.following(path)
  }

  /// Answers a request as `ServiceResolver` does.
  func answer<S>(
    _ service: S.Type, _ isolation: (any Actor)?,
    _ find: () throws(ServiceError) -> (Registration, owner: ServiceRegistry)
  ) throws(ServiceError) -> S {
    var provider: Registration?
    var answer: Result<S, ServiceError>
    do throws(ServiceError) {
      let (found, owner) = try find()
      provider = found
      answer = .success(try found.instance(of: service, for: resolver.asking(found, of: owner), isolation))
    } catch {
      answer = .failure(error)
    }
    return try show(answer, from: provider)
  }

  /// The same, and may wait.
  func answer<S>(
    waitingFor service: S.Type, _ isolation: isolated (any Actor)?,
    _ find: () throws(ServiceError) -> (Registration, owner: ServiceRegistry)
  ) async throws(ServiceError) -> S {
    var provider: Registration?
    var answer: Result<S, ServiceError>
    do throws(ServiceError) {
      let (found, owner) = try find()
      provider = found
      answer = .success(
        try await found.instance(of: service, waitingFor: resolver.asking(found, of: owner), isolation))
    } catch {
      answer = .failure(error)
    }
    return try show(answer, from: provider)
  }

  /// Shows the answer to each interceptor; returns what they leave.
  private func show<S>(
    _ answer: Result<S, ServiceError>, from provider: (any AnyRegistration)?
  ) throws(ServiceError) -> S {
    var resolution = Resolution(
      service: key.type, name: key.name, scope: provider?.scope.rawValue, path: path.steps.map(\.text),
      callSite: path.callSite.text, duration: start.duration(to: .now), result: answer.map { $0 as Any })
    for interceptor in interceptors { interceptor(&resolution) }
    let value = try resolution.result.get()
    guard let value = value as? S else { throw ServiceError(.replaced(by: TypeText(type(of: value)).full)) }
    return value
  }
}
