// The forms of `register`, which replace every provider of the same service and name instead of adding one. An instance
// that was shared before is not handed out again.
//
//     registry.override((any Clock).self) { FixedClock() }

extension ServiceRegistry {
  /// Replaces every provider of a service and name: a new instance each time of a service that may cross between actors, made from nothing.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () throws -> S
  ) {
    override(Factory(make, mayLeave: true), name, shared: false, file, line)
  }

  /// Replaces every provider of a service and name: a new instance each time of a service that may cross between actors, made from other services.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) throws -> S
  ) {
    override(Factory(make, mayLeave: true), name, shared: false, file, line)
  }

  /// Replaces every provider of a service and name: a new instance each time, made from nothing.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () throws -> S
  ) {
    override(Factory(make, mayLeave: false), name, shared: false, file, line)
  }

  /// Replaces every provider of a service and name: a new instance each time, made from other services.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) throws -> S
  ) {
    override(Factory(make, mayLeave: false), name, shared: false, file, line)
  }

  /// Replaces every provider of a service and name: a new instance each time, made asynchronously from nothing.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () async throws -> sending S
  ) {
    override(Factory(waiting: { _ in Made(sent: try await make()) }), name, shared: false, file, line)
  }

  /// Replaces every provider of a service and name: a new instance each time, made asynchronously from other services.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: FreshScope = .transient, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) async throws -> sending S
  ) {
    override(Factory(waiting: { Made(sent: try await make($0)) }), name, shared: false, file, line)
  }

  /// Replaces every provider of a service and name: an instance that callers share, made from nothing.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () throws -> S
  ) {
    override(Factory(make, mayLeave: true), name, shared: true, file, line)
  }

  /// Replaces every provider of a service and name: an instance that callers share, made from other services.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) throws -> S
  ) {
    override(Factory(make, mayLeave: true), name, shared: true, file, line)
  }

  /// Replaces every provider of a service and name: an instance that callers share, made asynchronously from nothing.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable () async throws -> S
  ) {
    override(Factory(waiting: { _ in Made(try await make()) }), name, shared: true, file, line)
  }

  /// Replaces every provider of a service and name: an instance that callers share, made asynchronously from other services.
  public func override<S: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver) async throws -> S
  ) {
    override(Factory(waiting: { Made(try await make($0)) }), name, shared: true, file, line)
  }

  /// Replaces every provider of a service and name: an instance that callers on the main actor share, made from nothing.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, on actor: MainActor.Type,
    file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @MainActor () throws -> S
  ) {
    override(Factory(make, mayLeave: false), name, shared: true, file, line)
  }

  /// Replaces every provider of a service and name: an instance that callers on the main actor share, made from other services.
  public func override<S>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, on actor: MainActor.Type,
    file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @MainActor (ServiceResolver) throws -> S
  ) {
    override(Factory(make, mayLeave: false), name, shared: true, file, line)
  }
}
