/// One entry of a registry, whatever its service is.
protocol AnyRegistration: AnyObject, Sendable {
  var key: ServiceKey { get }
  var place: ProviderPlace { get }
  /// Used only where nobody else provides the service.
  var isFallback: Bool { get }
  /// The provider whose place this one takes.
  var replaces: String? { get }
}

/// One entry of a registry: a service, its name, how to make it and where that was declared.
final class Registration<S>: AnyRegistration {
  let key: ServiceKey
  let place: ProviderPlace
  let isFallback: Bool
  let replaces: String?
  let factory: Factory<S>
  /// Where the shared instance is kept; `nil` for a transient.
  let slot: Slot<S>?

  init(
    named name: ServiceName?, shared: Bool, factory: Factory<S>, place: ProviderPlace, isFallback: Bool = false,
    replaces: String? = nil
  ) {
    key = ServiceKey(S.self, name)
    slot = shared ? Slot() : nil
    self.factory = factory
    self.place = place
    self.isFallback = isFallback
    self.replaces = replaces
  }
}
