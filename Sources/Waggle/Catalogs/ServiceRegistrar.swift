/// The door through which generated code registers its services.
///
/// Not for use by hand: its functions fit what `WagglePlugin` writes, and change with it. Use the registry's `register`
/// instead.
///
/// What a registration says of itself is said by steps, `registrar.named("users").scope(.singleton).add(…)`, because a module
/// may have thousands of registrations, and default arguments cost the compiler more than all else in such a statement.
public struct ServiceRegistrar: Sendable {
  let registry: ServiceRegistry
  private var name: ServiceName?
  private var scope = Scope.transient
  private var replaced: String?
  private var isFallback = false

  init(registry: ServiceRegistry) {
    self.registry = registry
  }

  /// The scopes that an annotation can name.
  public enum Scope: Sendable {
    /// A new instance each time.
    case transient
    /// One instance in each resolution.
    case graph
    /// One instance in each registry.
    case singleton
    /// One instance in each registry while somebody holds it.
    case weak
    /// One instance in each child registry.
    case scoped

    fileprivate var scope: Waggle.Scope {
      switch self {
      case .transient: .transient
      case .graph: .graph
      case .singleton: .singleton
      case .weak: .weak
      case .scoped: .scoped
      }
    }
  }

  /// Adds a provider of a service that may cross between actors.
  public func add<S: Sendable>(
    _ service: S.Type, _ place: StaticString, _ make: @escaping @isolated(any) (ServiceInjector) throws -> S
  ) {
    add(service, Factory(make, mayLeave: true), place)
  }

  /// Adds a provider of a service that stays on the actor that makes it.
  public func add<S>(
    _ service: S.Type, _ place: StaticString, _ make: @escaping @isolated(any) (ServiceInjector) throws -> S
  ) {
    add(service, Factory(make, mayLeave: false), place)
  }

  /// Adds a provider that is made asynchronously.
  public func add<S>(
    _ service: S.Type, _ place: StaticString, waiting make: @escaping (ServiceResolver) async throws -> Made<S>
  ) {
    // Generated functions capture nothing.
    let make = Crossing(make)
    add(service, Factory(waiting: { try await make.value($0) }), place)
  }

  /// Tells of a provider that this build or this system leaves out, so that an error can name it.
  public func leaveOut(_ service: StaticString, _ place: StaticString, by condition: StaticString) {
    registry.table.withLock {
      $0.leaveOut(LeftOutProvider(service: service, name: name, place: .declared(place), condition: condition))
    }
  }

  private func add(_ service: any Any.Type, _ factory: Factory, _ place: StaticString) {
    registry.add(
      Registration(
        ServiceKey(service, name), scope: scope.scope, factory: factory, place: .declared(place),
        isFallback: isFallback, replaces: replaced))
  }

  /// Proves to the compiler that a shared instance is `Sendable`.
  public static func share<S: Sendable>(_ made: S) -> S { made }

  /// Proves to the compiler that a shared instance is made on the main actor, which it then never leaves.
  @MainActor
  public static func share<S>(_ made: S) -> S { made }
}

extension ServiceRegistrar {
  /// Registers under a name.
  public func named(_ name: String) -> ServiceRegistrar {
    with { $0.name = ServiceName(name) }
  }

  /// Registers for a scope.
  public func scope(_ scope: Scope) -> ServiceRegistrar {
    with { $0.scope = scope }
  }

  /// Registers in place of a provider of another module.
  public func replacing(_ provider: String) -> ServiceRegistrar {
    with { $0.replaced = provider }
  }

  /// Registers for the case that nobody else provides the service.
  public var asFallback: ServiceRegistrar {
    with { $0.isFallback = true }
  }

  private func with(_ change: (inout ServiceRegistrar) -> Void) -> ServiceRegistrar {
    var changed = self
    change(&changed)
    return changed
  }
}
