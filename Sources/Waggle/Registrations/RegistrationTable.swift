/// The registrations of one registry, in the order in which they came.
struct RegistrationTable: Sendable {
  private var registrations: [ObjectIdentifier: ProviderList] = [:]
  /// How many registrations there are.
  private(set) var count = 0
  private var catalogs: Set<ObjectIdentifier> = []
  /// What was overridden or removed here, if there is a parent: its providers of that are not seen.
  private(set) var hidden: Set<ServiceKey> = []
  /// What was declared and is not in.
  private(set) var leftOut: [LeftOutProvider] = []
  private let hasParent: Bool

  init(hasParent: Bool) {
    self.hasParent = hasParent
  }

  /// The same registrations without their instances.
  func copy() -> RegistrationTable {
    var copy = self
    copy.registrations = registrations.mapValues { $0.copy() }
    return copy
  }

  /// Notes that a catalog is in; false if it was already.
  mutating func insert(_ catalog: any ServiceCatalog.Type) -> Bool {
    catalogs.insert(ObjectIdentifier(catalog)).inserted
  }

  mutating func add(_ registration: any AnyRegistration) {
    count += 1
    registrations[registration.key.identifier, default: ProviderList()].add(registration)
  }

  /// Keeps a provider that is not in, for messages.
  mutating func leaveOut(_ provider: LeftOutProvider) {
    leftOut.append(provider)
  }

  /// Replaces all providers of the registration's key, and returns them.
  mutating func override(_ registration: any AnyRegistration) -> [any AnyRegistration] {
    let old = remove(registration.key)
    add(registration)
    return old
  }

  /// Removes all providers of a key, and returns them.
  mutating func remove(_ key: ServiceKey) -> [any AnyRegistration] {
    if hasParent { hidden.insert(key) }
    let old = registrations[key.identifier]?.remove(key.name) ?? []
    count -= old.count
    if registrations[key.identifier]?.all.isEmpty == true { registrations[key.identifier] = nil }
    return old
  }

  /// Who provides exactly this service under exactly this name, after `replaces` and `fallback` were honoured.
  ///
  /// Only those that take an argument of this type, or take none, are looked at.
  ///
  /// - Complexity: O(*n*²) in the number of providers of that one service and name.
  func providers(of key: ServiceKey, taking argument: (any Any.Type)? = nil) -> [any AnyRegistration] {
    let named = registrations[key.identifier]?[key.name] ?? []
    if named.count == 1, named[0].argument == argument { return named }
    return Self.effective(named.filter { $0.argument == argument })
  }

  /// The provider, where the service has no other under any name and this one takes no argument: the common case.
  func soleProvider(of key: ServiceKey) -> Registration? {
    guard let sole = registrations[key.identifier]?.sole as? Registration, sole.key.name == key.name else { return nil }
    return sole
  }

  /// Whether `get` finds this registration and no other.
  func isOnlyProvider(_ registration: any AnyRegistration) -> Bool {
    if let sole = soleProvider(of: registration.key) { return sole === registration }
    let providers = providers(of: registration.key)
    return providers.count == 1 && providers[0] === registration
  }

  /// Who provides this service under this name for other arguments than the one that was given.
  func providersTakingOther(
    than argument: (any Any.Type)?, of key: ServiceKey
  ) -> [ServiceError.Taker] {
    (registrations[key.identifier]?[key.name] ?? []).filter { $0.argument != argument }
      .map { .init(takes: $0.argument.map { TypeText($0).full }, place: $0.place) }
  }

  /// Whether a parent's providers of this key are not seen.
  func hides(_ key: ServiceKey) -> Bool { hidden.contains(key) }

  /// Who provides this service under any name, in the order of registration.
  func providers(ofAny type: any Any.Type) -> [any AnyRegistration] {
    let all = (registrations[ObjectIdentifier(type)]?.all ?? []).filter { $0.argument == nil }
    let kept = Set(
      Dictionary(grouping: all, by: \.key.name).values.flatMap(Self.effective).map(ObjectIdentifier.init))
    return all.filter { kept.contains(ObjectIdentifier($0)) }
  }

  /// Every registration, for messages: services in no order, the providers of each in the order of registration.
  var all: [any AnyRegistration] { registrations.values.flatMap(\.all) }

  private static func effective(_ candidates: [any AnyRegistration]) -> [any AnyRegistration] {
    guard candidates.count > 1 else { return candidates }
    let standing = candidates.filter { one in
      !candidates.contains { $0 !== one && $0.replaces.map { one.place.isProvider($0) } == true }
    }
    // Those that replace one another in a circle are not dropped in silence: they are ambiguous.
    guard !standing.isEmpty else { return candidates }
    let firm = standing.filter { !$0.isFallback }
    return firm.isEmpty ? standing : firm
  }
}
