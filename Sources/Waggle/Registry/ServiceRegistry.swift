/// Finds the provider of a service for callers that know only its protocol.
///
/// ```swift
/// let registry = ServiceRegistry(AppServices.self)
/// let basket = try registry.get((any Basket).self)
/// ```
///
/// It is safe to use from any thread and task. No lock is held while a factory runs, but the latch of the one shared
/// instance that the factory makes.
///
/// Services that need one another throw *cycle*, on one thread or across threads and tasks, with two limits. Transients
/// must ask the ``ServiceResolver`` of their factory, not the registry itself, or they run out of stack. And nobody can see
/// a factory wait, by means of its own, for a thread or task that asks for the very instance that the factory makes.
public final class ServiceRegistry: Sendable {
  let table = Lock(RegistrationTable())

  /// Makes a registry with the registrations of some catalogs, each catalog once and its dependencies before it.
  ///
  /// - Parameter catalogs: Generated catalogs, as a rule the one of the app.
  /// - Complexity: O(*n*) in the number of registrations; no provider is made.
  public init(_ catalogs: any ServiceCatalog.Type...) {
    for catalog in catalogs { register(catalog) }
  }

  /// The process's own registry, for apps that want one; it starts empty.
  public static let shared = ServiceRegistry()

  /// The registry of the running task where one was set, as tests do; else `shared`.
  public static var current: ServiceRegistry { taskLocal.get() ?? shared }

  package static let taskLocal = TaskLocal<ServiceRegistry?>(wrappedValue: nil)

  /// A resolver for a `get` that starts here.
  var resolver: ServiceResolver { ServiceResolver(self) }
}

extension ServiceRegistry {
  func add(_ registration: any AnyRegistration) {
    table.withLock { $0.add(registration) }
  }

  func override(_ registration: any AnyRegistration) {
    table.withLock { $0.override(registration) }
  }

  /// The one provider that `get` is looking for.
  func provider<S>(of service: S.Type, _ key: ServiceKey) throws(ServiceError) -> Registration<S> {
    let providers = table.withLock { $0.providers(of: key) }
    guard let first = providers.first as? Registration<S> else { throw missing(key) }
    if providers.count > 1 { throw ServiceError(.ambiguous(providers.map(\.place))) }
    return first
  }

  /// Every provider, in the order of registration; only those of `name` if there is one.
  func providers<S>(of service: S.Type, _ name: ServiceName?) -> [Registration<S>] {
    let providers = table.withLock { table in
      if let name { table.providers(of: ServiceKey(service, name)) } else { table.providers(ofAny: service) }
    }
    return providers.compactMap { $0 as? Registration<S> }
  }

  private func missing(_ key: ServiceKey) -> ServiceError {
    let all = table.withLock { $0.all }
    let wanted = TypeText(key.type).short
    let near = all.compactMap { registration -> (ServiceError.NearMiss, order: String)? in
      if registration.key.identifier == key.identifier {
        return (.otherName(registration.key.name, registration.place), "0 \(registration.key.name?.rawValue ?? "")")
      }
      let type = TypeText(registration.key.type)
      guard registration.key.name == key.name, type.short == wanted else { return nil }
      return (.otherType(type.full, registration.place), "1 \(type.full)")
    }
    return ServiceError(.missing(near: near.sorted { $0.order < $1.order }.map(\.0)))
  }
}
