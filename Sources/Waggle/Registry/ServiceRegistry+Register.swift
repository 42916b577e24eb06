// One form for each combination of scope, `Sendable`, isolation and parameter, so that the compiler checks what may be shared
// and accepts every closure that a user would write.

extension ServiceRegistry {
  /// Adds a provider: a new instance each time of a service that may cross between actors, made from nothing.
  ///
  /// ```swift
  /// registry.register((any Basket).self) { EmptyBasket() }
  /// registry.register((any Checkout).self) { services in Cashier(basket: try services.get((any Basket).self)) }
  /// registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
  /// registry.register((any Settings).self, scope: .singleton, on: MainActor.self) { SettingsStore() }
  /// ```
  ///
  /// What is said here holds for all forms of `register`, and for those of `override`.
  ///
  /// - Parameters:
  ///   - service: The protocol that callers ask for; any type may be one.
  ///   - name: Tells apart several providers of one service.
  ///   - scope: How long an instance is shared: `.transient` (the default), or `.singleton`, for which the service must be
  ///     `Sendable` or `on: MainActor.self`.
  ///   - file: The place that messages name; leave it to the compiler.
  ///   - line: The place that messages name; leave it to the compiler.
  ///   - make: Makes an instance, from a ``ServiceResolver`` if it takes one. It may be bound to an actor,
  ///     `{ @MainActor in … }`, and is called there. What it throws arrives at `get` as *failed*.
  /// - Complexity: O(1), and for `override` O(*n*) in the number of providers of this service.
  public func register<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () throws -> S
  ) {
    add(ServiceKey(service, name), Factory(make, mayLeave: true), scope.scope, file, line)
  }

  /// Adds a provider: a new instance each time of a service that may cross between actors, made from other services.
  public func register<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) throws -> S
  ) {
    add(ServiceKey(service, name), Factory(make, mayLeave: true), scope.scope, file, line)
  }

  /// Adds a provider: a new instance each time, made from nothing.
  public func register<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () throws -> S
  ) {
    add(ServiceKey(service, name), Factory(make, mayLeave: false), scope.scope, file, line)
  }

  /// Adds a provider: a new instance each time, made from other services.
  public func register<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) throws -> S
  ) {
    add(ServiceKey(service, name), Factory(make, mayLeave: false), scope.scope, file, line)
  }

  /// Adds a provider: a new instance each time, made asynchronously from nothing.
  public func register<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () async throws -> sending S
  ) {
    add(ServiceKey(service, name), Factory(waiting: { _ in Made(sent: try await make()) }), scope.scope, file, line)
  }

  /// Adds a provider: a new instance each time, made asynchronously from other services.
  public func register<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) async throws -> sending S
  ) {
    add(ServiceKey(service, name), Factory(waiting: { Made(sent: try await make($0)) }), scope.scope, file, line)
  }

  /// Adds a provider: an instance that callers share, made from nothing.
  public func register<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () throws -> S
  ) {
    add(ServiceKey(service, name), Factory(make, mayLeave: true), scope.scope, file, line)
  }

  /// Adds a provider: an instance that callers share, made from other services.
  public func register<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) throws -> S
  ) {
    add(ServiceKey(service, name), Factory(make, mayLeave: true), scope.scope, file, line)
  }

  /// Adds a provider: an instance that callers share, made asynchronously from nothing.
  public func register<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () async throws -> S
  ) {
    add(ServiceKey(service, name), Factory(waiting: { _ in Made(try await make()) }), scope.scope, file, line)
  }

  /// Adds a provider: an instance that callers share, made asynchronously from other services.
  public func register<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) async throws -> S
  ) {
    add(ServiceKey(service, name), Factory(waiting: { Made(try await make($0)) }), scope.scope, file, line)
  }

  /// Adds a provider: an instance that callers on the main actor share, made from nothing.
  public func register<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, on actor: MainActor.Type,
    file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @MainActor () throws -> S
  ) {
    add(ServiceKey(service, name), Factory(make, mayLeave: false), scope.scope, file, line)
  }

  /// Adds a provider: an instance that callers on the main actor share, made from other services.
  public func register<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, on actor: MainActor.Type,
    file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @MainActor (ServiceResolver) throws -> S
  ) {
    add(ServiceKey(service, name), Factory(make, mayLeave: false), scope.scope, file, line)
  }
}
