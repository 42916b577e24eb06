internal import Synchronization

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
/// Services that need one another throw *cycle*, on one thread or across threads and tasks, with one limit: nobody can see a
/// factory wait, by means of its own, for a thread or task that asks for the very instance that the factory makes.
public final class ServiceRegistry: Sendable {
  let cache = ServiceCache()
  let table: Lock<RegistrationTable>
  /// The registry that made this one for a scope.
  let parent: ServiceRegistry?
  /// What messages call the scope.
  let name: String
  let holdings = Holdings()
  let scopedSlots = SlotTable()
  let children = ChildRegistries()
  let interceptors = Lock<[Interceptor]>([])
  let decorators: Lock<DecoratorTable>
  /// Whether there is anything of its own in a child registry, so that it cannot answer as its parent would.
  private let hasOwn = Atomic(false)
  private let hasOwnGraphScope = Atomic(false)
  private let hasOwnDecorators = Atomic(false)
  private let hasOwnInterceptors = Atomic(false)

  /// Makes a registry with the registrations of some catalogs, each catalog once and its dependencies before it.
  ///
  /// - Parameter catalogs: Generated catalogs, as a rule the one of the app.
  /// - Complexity: O(*n*) in the number of registrations; no provider is made.
  public init(_ catalogs: any ServiceCatalog.Type...) {
    parent = nil
    name = "registry"
    table = Lock(RegistrationTable(hasParent: false))
    decorators = Lock(DecoratorTable())
    for catalog in catalogs { register(catalog) }
  }

  /// Makes a copy for tests: it has the other's registrations and decorators, and none of its instances.
  ///
  /// ```swift
  /// let registry = ServiceRegistry(overriding: .shared)
  /// registry.override((any Clock).self) { FixedClock() }
  /// ```
  ///
  /// What is registered in one of the two later is not seen in the other. A copy of a scope is in a copy of its parent.
  ///
  /// - Parameter base: The registry to copy.
  /// - Complexity: O(*n*) in the number of registrations.
  public init(overriding base: ServiceRegistry) {
    parent = base.parent.map(ServiceRegistry.init(overriding:))
    name = base.name
    table = Lock(base.table.withLock { $0.copy() })
    decorators = Lock(base.decorators.withLock { $0 })
    hasOwnGraphScope.store(base.hasOwnGraphScope.load(ordering: .relaxed), ordering: .relaxed)
    hasOwnDecorators.store(base.hasOwnDecorators.load(ordering: .acquiring), ordering: .relaxed)
    noteOwn()
  }

  init(parent: ServiceRegistry, name: String) {
    table = Lock(RegistrationTable(hasParent: true))
    decorators = Lock(DecoratorTable())
    self.parent = parent
    self.name = name
  }

  deinit {
    cache.closeAll().giveBack()
    var slots = holdings.end()
    while let slot = slots.popLast() { slot.release() }
  }

  /// The process's own registry, for apps that want one; it starts empty.
  public static let shared = ServiceRegistry()

  /// The registry of the running task where one was set, as tests do; else `shared`.
  public static var current: ServiceRegistry { taskLocal.get() ?? shared }

  package static let taskLocal = TaskLocal<ServiceRegistry?>(wrappedValue: nil)

  /// Whether this registry answers as its parent does.
  var isTransparent: Bool { !hasOwn.load(ordering: .acquiring) }

  /// Whether any service of this registry or those above is shared within a resolution.
  @inline(__always)
  var hasGraphScope: Bool {
    hasOwnGraphScope.load(ordering: .relaxed) || parent != nil && hasGraphScopeAbove
  }

  private var hasGraphScopeAbove: Bool { parent?.hasGraphScope == true }

  /// Whether any service of this registry or those above is decorated.
  var isDecorated: Bool { hasOwnDecorators.load(ordering: .acquiring) || parent?.isDecorated == true }

  /// Whether anybody sees the answers of this registry or those above.
  var isWatched: Bool { hasOwnInterceptors.load(ordering: .acquiring) || parent?.isWatched == true }

  func noteInterceptors() {
    hasOwnInterceptors.store(true, ordering: .releasing)
  }

  func noteDecorators() {
    hasOwnDecorators.store(true, ordering: .releasing)
  }

  /// Notes that this registry no longer answers as its parent does.
  func noteOwn() {
    hasOwn.store(true, ordering: .releasing)
  }

  /// A resolver for a `get` that starts here.
  var resolver: ServiceResolver { ServiceResolver(self) }
}

extension ServiceRegistry {
  func add(_ registration: any AnyRegistration) {
    noteScope(of: registration)
    write(registration.key) { $0.add(registration) }
  }

  func override(_ registration: any AnyRegistration) {
    noteScope(of: registration)
    drop(write(registration.key) { $0.override(registration) })
  }

  func remove(_ key: ServiceKey) {
    drop(write(key) { $0.remove(key) })
  }

  private func noteScope(of registration: any AnyRegistration) {
    if registration.scope == .graph { hasOwnGraphScope.store(true, ordering: .relaxed) }
  }

  /// Changes the registrations of one key, of which the cache then knows nothing.
  private func write<R: Sendable>(_ key: ServiceKey, _ change: (inout RegistrationTable) -> R) -> R {
    noteOwn()
    let (result, tickets) = table.withLock { table in
      (change(&table), cache.close(key))
    }
    tickets.giveBack()
    return result
  }

  /// Lets go of what removed registrations hold, while no lock is held: a `deinit` may ask for services.
  private func drop(_ registrations: [any AnyRegistration]) {
    for registration in registrations.flatMap({ $0.retire() }) {
      if let slot = registration.slot { holdings.remove(slot) }
      if registration.scope == .scoped { forgetScoped(registration) }
    }
  }

  /// Lets go of what this scope and those below it keep of a registration.
  private func forgetScoped(_ registration: Registration) {
    if let slot = scopedSlots.remove(registration) { holdings.remove(slot) }
    for child in children.living { child.forgetScoped(registration) }
  }

  /// The one provider that `get` is looking for, in this registry or the nearest above it that has any.
  func provider(of key: ServiceKey) throws(ServiceError) -> (Registration, owner: ServiceRegistry) {
    if let sole = table.withLock({ $0.soleProvider(of: key) }), !holdings.isEnded { return (sole, self) }
    let (found, owner) = try provider(of: key, taking: nil)
    guard let registration = found as? Registration else { throw missing(key) }
    return (registration, owner)
  }

  /// What makes a service for an argument.
  func provider<A>(
    of key: ServiceKey, with argument: A
  ) throws(ServiceError) -> (Registration, owner: ServiceRegistry) {
    let (found, owner) = try provider(of: key, taking: A.self)
    guard let registration = found as? ArgumentRegistration<A> else { throw missing(key) }
    return (registration.registration(for: argument), owner)
  }

  /// The one provider of a service that takes an argument of this type, or takes none.
  private func provider(
    of key: ServiceKey, taking argument: (any Any.Type)?
  ) throws(ServiceError) -> (any AnyRegistration, owner: ServiceRegistry) {
    var registry = self
    while true {
      if registry.holdings.isEnded { throw ServiceError(.ended(registry.name)) }
      let (providers, others, isHidden) = registry.table.withLock { table in
        let providers = table.providers(of: key, taking: argument)
        let others = providers.isEmpty ? table.providersTakingOther(than: argument, of: key) : []
        return (providers, others, table.hides(key))
      }
      if let first = providers.first {
        if providers.count > 1 { throw ServiceError(.ambiguous(providers.map(\.place))) }
        return (first, registry)
      }
      if !others.isEmpty { throw ServiceError(.argument(given: argument.map { TypeText($0).full }, others)) }
      guard let parent = registry.parent, !isHidden else { throw missing(key) }
      registry = parent
    }
  }

  /// Every provider and the registry that has it, in the order of registration, those of parents first; only those of
  /// `name` if there is one.
  func providers(
    of service: any Any.Type, _ name: ServiceName?
  ) throws(ServiceError) -> [(Registration, owner: ServiceRegistry)] {
    if holdings.isEnded { throw ServiceError(.ended(self.name)) }
    let own = table.withLock { table in
      if let name { table.providers(of: ServiceKey(service, name)) } else { table.providers(ofAny: service) }
    }
    let above = try parent?.providers(of: service, name) ?? []
    let seen = above.filter { registration, _ in !table.withLock { $0.hides(registration.key) } }
    return seen + own.compactMap { ($0 as? Registration).map { ($0, owner: self) } }
  }

  private func missing(_ key: ServiceKey) -> ServiceError {
    let wanted = TypeText(key.type)
    let all = all
    var near = all.compactMap { registration -> (ServiceError.NearMiss, order: String)? in
      if registration.key.identifier == key.identifier {
        return (.otherName(registration.key.name, registration.place), "0 \(registration.key.name?.rawValue ?? "")")
      }
      let type = TypeText(registration.key.type)
      if registration.place.isProvider(wanted.full) {
        return (.service(type.full, registration.place), "2 \(type.full)")
      }
      guard registration.key.name == key.name, type.short == wanted.short else { return nil }
      return (.otherType(type.full, registration.place), "1 \(type.full)")
    }
    // Where another branch of the `#if` provides it, nothing is missing.
    let names = Set(all.lazy.filter { $0.key.identifier == key.identifier }.map(\.key.name))
    near += leftOut.filter { $0.isNamed(wanted) && !names.contains($0.name) }.map {
      (.leftOut($0), "3 \($0.place.text)")
    }
    return ServiceError(.missing(near: near.sorted { $0.order < $1.order }.map(\.0)))
  }

  /// Every registration that this registry sees, for messages.
  private var all: [any AnyRegistration] {
    let (own, hides) = table.withLock { table in (table.all, table.hidden) }
    return own + (parent?.all ?? []).filter { !hides.contains($0.key) }
  }

  /// Every provider that was left out here or above, for messages.
  private var leftOut: [LeftOutProvider] {
    table.withLock(\.leftOut) + (parent?.leftOut ?? [])
  }
}
