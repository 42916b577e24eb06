internal import Synchronization

/// One entry of a registry, whatever its service is and whether it takes an argument.
protocol AnyRegistration: AnyObject, Sendable {
  var key: ServiceKey { get }
  var place: ProviderPlace { get }
  /// Used only where nobody else provides the service.
  var isFallback: Bool { get }
  /// The provider whose place this one takes.
  var replaces: String? { get }
  /// The type of the argument that its providers take, if they take one.
  var argument: (any Any.Type)? { get }
  /// How long one instance is shared.
  var scope: Scope { get }
  /// Notes that it is no longer registered; returns what made instances for it.
  func retire() -> [Registration]
  /// The same without its instance.
  func copy() -> any AnyRegistration
}

/// One entry of a registry: a service, its name, how to make it and where that was declared.
final class Registration: AnyRegistration {
  let key: ServiceKey
  let place: ProviderPlace
  let isFallback: Bool
  let replaces: String?
  let scope: Scope
  let factory: Factory
  /// The factory, if it is synchronous, where it can be called without being counted.
  let maker: Maker
  let recursion = Recursion()
  /// Where the registry keeps its instance: a singleton, or a weak one.
  let slot: Slot?
  private let wasAsked = Atomic(false)
  private let wasRetired = Atomic(false)

  init(
    _ key: ServiceKey, scope: Scope, factory: Factory, place: ProviderPlace, isFallback: Bool = false,
    replaces: String? = nil
  ) {
    self.key = key
    self.scope = scope
    slot = scope.isKeptByRegistry ? Slot(holdsWeakly: scope == .weak) : nil
    self.factory = factory
    maker = factory.maker
    self.place = place
    self.isFallback = isFallback
    self.replaces = replaces
  }

  var argument: (any Any.Type)? { nil }

  /// Whether it is no longer registered, so that nobody is to keep an instance of it.
  var isRetired: Bool { wasRetired.load(ordering: .sequentiallyConsistent) }

  func retire() -> [Registration] {
    wasRetired.store(true, ordering: .sequentiallyConsistent)
    return [self]
  }

  /// The instance that the registry keeps, if it is made.
  var madeInstance: Instance? {
    guard case .made(let instance) = slot?.read() else { return nil }
    return instance
  }

  /// Whether a `get` was answered from here before this one.
  func isAskedAgain() -> Bool {
    if wasAsked.load(ordering: .relaxed) { return true }
    wasAsked.store(true, ordering: .relaxed)
    return false
  }

  func copy() -> any AnyRegistration {
    Registration(key, scope: scope, factory: factory, place: place, isFallback: isFallback, replaces: replaces)
  }

  /// Where the instance is kept that `resolver` is to get; `nil` if each gets one of its own.
  func slot(for resolver: ServiceResolver) throws(ServiceError) -> Slot? {
    switch scope {
    case .transient: return nil
    case .singleton, .weak: return slot
    case .graph: return resolver.graph?.slot(of: self)
    case .scoped:
      guard let slot = resolver.registry.scopedSlot(of: self) else { throw ServiceError(.outsideOfScope(place)) }
      return slot
    }
  }
}
