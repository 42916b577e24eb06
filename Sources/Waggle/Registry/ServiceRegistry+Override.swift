// The forms of `register`, which replace every provider of the same service and name instead of adding one.

extension ServiceRegistry {
  /// Replaces all providers: a new instance each time of a `Sendable` service, made from nothing.
  ///
  /// ```swift
  /// registry.override((any Clock).self) { FixedClock() }
  /// ```
  ///
  /// All providers of the service under exactly this name go, and with them the instance that they shared. The parameters
  /// are those of `register`.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () throws -> S
  ) {
    override(ServiceKey(service, name), Factory(make, mayLeave: true), scope.scope, file, line)
  }

  /// Replaces all providers: a new instance each time of a `Sendable` service, made from other services.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) throws -> S
  ) {
    override(ServiceKey(service, name), Factory(make, mayLeave: true), scope.scope, file, line)
  }

  /// Replaces all providers: a new instance each time, made from nothing.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () throws -> S
  ) {
    override(ServiceKey(service, name), Factory(make, mayLeave: false), scope.scope, file, line)
  }

  /// Replaces all providers: a new instance each time, made from other services.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) throws -> S
  ) {
    override(ServiceKey(service, name), Factory(make, mayLeave: false), scope.scope, file, line)
  }

  /// Replaces all providers: a new instance each time, made asynchronously from nothing.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () async throws -> sending S
  ) {
    override(
      ServiceKey(service, name), Factory(waiting: { _ in Made(sent: try await make()) }), scope.scope, file, line)
  }

  /// Replaces all providers: a new instance each time, made asynchronously from other services.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) async throws -> sending S
  ) {
    override(ServiceKey(service, name), Factory(waiting: { Made(sent: try await make($0)) }), scope.scope, file, line)
  }

  /// Replaces all providers: an instance that callers share, made from nothing.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () throws -> S
  ) {
    override(ServiceKey(service, name), Factory(make, mayLeave: true), scope.scope, file, line)
  }

  /// Replaces all providers: an instance that callers share, made from other services.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) throws -> S
  ) {
    override(ServiceKey(service, name), Factory(make, mayLeave: true), scope.scope, file, line)
  }

  /// Replaces all providers: an instance that callers share, made asynchronously from nothing.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () async throws -> S
  ) {
    override(ServiceKey(service, name), Factory(waiting: { _ in Made(try await make()) }), scope.scope, file, line)
  }

  /// Replaces all providers: an instance that callers share, made asynchronously from other services.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) async throws -> S
  ) {
    override(ServiceKey(service, name), Factory(waiting: { Made(try await make($0)) }), scope.scope, file, line)
  }

  /// Replaces all providers: an instance that callers on the main actor share, made from nothing.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, on actor: MainActor.Type,
    file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @MainActor () throws -> S
  ) {
    override(ServiceKey(service, name), Factory(make, mayLeave: false), scope.scope, file, line)
  }

  /// Replaces all providers: an instance that callers on the main actor share, made from other services.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, on actor: MainActor.Type,
    file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @MainActor (ServiceResolver) throws -> S
  ) {
    override(ServiceKey(service, name), Factory(make, mayLeave: false), scope.scope, file, line)
  }
}
