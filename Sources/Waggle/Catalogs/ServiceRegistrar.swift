/// The door through which generated code registers its services.
///
/// Not for use by hand: its functions fit what `WagglePlugin` writes, and change with it. Use the registry's `register`
/// instead.
public struct ServiceRegistrar: Sendable {
  let registry: ServiceRegistry

  /// The scopes that an annotation can name.
  public enum Scope: Sendable {
    /// A new instance each time.
    case transient
    /// One instance in each registry.
    case singleton
  }

  /// Adds a provider of a service that may cross between actors.
  public func add<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: Scope = .transient, replaces: String? = nil,
    fallback: Bool = false, _ provider: StaticString, _ file: StaticString, _ line: UInt32,
    _ make: @escaping @isolated(any) (ServiceResolver) throws -> S
  ) {
    let place = ProviderPlace(provider: provider, file: file, line: line)
    add(Factory<S>(make, mayLeave: true), name, scope, replaces, fallback, place)
  }

  /// Adds a provider of a service that stays on the actor that makes it.
  public func add<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: Scope = .transient, replaces: String? = nil,
    fallback: Bool = false, _ provider: StaticString, _ file: StaticString, _ line: UInt32,
    _ make: @escaping @isolated(any) (ServiceResolver) throws -> S
  ) {
    let place = ProviderPlace(provider: provider, file: file, line: line)
    add(Factory<S>(make, mayLeave: false), name, scope, replaces, fallback, place)
  }

  /// Adds a provider that is made asynchronously.
  public func add<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: Scope = .transient, replaces: String? = nil,
    fallback: Bool = false, _ provider: StaticString, _ file: StaticString, _ line: UInt32,
    waiting make: @escaping (ServiceResolver) async throws -> Made<S>
  ) {
    let place = ProviderPlace(provider: provider, file: file, line: line)
    add(Factory<S>(waiting: make), name, scope, replaces, fallback, place)
  }

  private func add<S>(
    _ factory: Factory<S>, _ name: ServiceName?, _ scope: Scope, _ replaces: String?, _ fallback: Bool,
    _ place: ProviderPlace
  ) {
    registry.add(
      Registration(
        named: name, shared: scope == .singleton, factory: factory, place: place, isFallback: fallback,
        replaces: replaces))
  }

  /// Proves to the compiler that a shared instance is `Sendable`.
  public static func share<S: Sendable>(_ made: S) -> S { made }

  /// Proves to the compiler that a shared instance is made on the main actor, which it then never leaves.
  @MainActor
  public static func share<S>(_ made: S) -> S { made }
}
