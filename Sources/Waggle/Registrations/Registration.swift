/// One entry of a registry, whatever its service is.
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
  /// Where the registry keeps its instances, if that is for the registry to keep.
  var ownSlots: [any AnySlot] { get }
  /// The same without its instance.
  func copy() -> any AnyRegistration
}

/// One entry of a registry: a service, its name, how to make it and where that was declared.
final class Registration<S>: AnyRegistration {
  let key: ServiceKey
  let place: ProviderPlace
  let isFallback: Bool
  let replaces: String?
  let scope: Scope
  let factory: Factory<S>
  let recursion = Recursion()
  /// Where the registry keeps its instance: a singleton, or a weak one.
  private let slot: Slot<S>?

  init(
    named name: ServiceName?, scope: Scope, factory: Factory<S>, place: ProviderPlace, isFallback: Bool = false,
    replaces: String? = nil
  ) {
    key = ServiceKey(S.self, name)
    self.scope = scope
    slot = scope.isKeptByRegistry ? Slot(holdsWeakly: scope == .weak) : nil
    self.factory = factory
    self.place = place
    self.isFallback = isFallback
    self.replaces = replaces
  }

  var argument: (any Any.Type)? { nil }

  var ownSlots: [any AnySlot] { slot.map { [$0] } ?? [] }

  /// The instance that the registry keeps, if it is made.
  var madeInstance: Instance<S>? {
    guard case .made(let instance) = slot?.read() else { return nil }
    return instance
  }

  func copy() -> any AnyRegistration {
    Registration(
      named: key.name, scope: scope, factory: factory, place: place, isFallback: isFallback, replaces: replaces)
  }

  /// Where the instance is kept that `resolver` is to get; `nil` if each gets one of its own.
  func slot(for resolver: ServiceResolver) throws(ServiceError) -> Slot<S>? {
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
