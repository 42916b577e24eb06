extension ServiceRegistry {
  /// Adds a provider that is made with an argument: a new instance each time of a service that may cross between actors.
  ///
  /// ```swift
  /// registry.register((any Greeter).self, taking: String.self) { services, name in NameGreeter(name) }
  /// let greeter = try registry.get((any Greeter).self, with: "Ada")
  /// ```
  ///
  /// It is found only by those who come with an argument of this very type, and not by `getAll`. What is said here holds for
  /// all forms of `register` and `override` with an argument. With `scope:` those share an instance who come with an equal
  /// argument, which must be `Hashable`; each argument is kept as long as the registration.
  ///
  /// - Parameters:
  ///   - service: The protocol that callers ask for; any type may be one.
  ///   - name: Tells apart several providers of one service.
  ///   - argument: The type of the argument; several values make one as a tuple or struct.
  ///   - file: The place that messages name; leave it to the compiler.
  ///   - line: The place that messages name; leave it to the compiler.
  ///   - make: Makes an instance from a ``ServiceResolver`` and the argument.
  /// - Complexity: O(1), and for `override` O(*n*) in the number of providers of this service.
  public func register<S: Sendable, A>(
    _ service: S.Type, named name: ServiceName? = nil, taking argument: A.Type, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) throws -> S
  ) {
    add(.fresh(ServiceKey(service, name), file, line, make, mayLeave: true))
  }

  /// Adds a provider that is made with an argument: a new instance each time.
  public func register<S, A>(
    _ service: S.Type, named name: ServiceName? = nil, taking argument: A.Type, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) throws -> S
  ) {
    add(.fresh(ServiceKey(service, name), file, line, make, mayLeave: false))
  }

  /// Adds a provider that is made asynchronously with an argument: a new instance each time.
  public func register<S, A: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, taking argument: A.Type, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) async throws -> sending S
  ) {
    add(.fresh(ServiceKey(service, name), file, line, make))
  }

  /// Adds a provider that is made with an argument: an instance that callers share who come with an equal one.
  public func register<S: Sendable, A: Hashable & Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, taking argument: A.Type,
    file: StaticString = #fileID, line: UInt32 = #line,
    _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) throws -> S
  ) {
    add(.shared(ServiceKey(service, name), scope, file, line, make))
  }

  /// Adds a provider that is made asynchronously with an argument: an instance that callers share who come with an equal one.
  public func register<S: Sendable, A: Hashable & Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, taking argument: A.Type,
    file: StaticString = #fileID, line: UInt32 = #line,
    _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) async throws -> S
  ) {
    add(.shared(ServiceKey(service, name), scope, file, line, make))
  }

  /// Replaces all providers by one that is made with an argument: a new instance each time of a `Sendable` service.
  public func override<S: Sendable, A>(
    _ service: S.Type, named name: ServiceName? = nil, taking argument: A.Type, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) throws -> S
  ) {
    override(.fresh(ServiceKey(service, name), file, line, make, mayLeave: true))
  }

  /// Replaces all providers by one that is made with an argument: a new instance each time.
  public func override<S, A>(
    _ service: S.Type, named name: ServiceName? = nil, taking argument: A.Type, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) throws -> S
  ) {
    override(.fresh(ServiceKey(service, name), file, line, make, mayLeave: false))
  }

  /// Replaces all providers by one that is made asynchronously with an argument: a new instance each time.
  public func override<S, A: Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, taking argument: A.Type, file: StaticString = #fileID,
    line: UInt32 = #line, _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) async throws -> sending S
  ) {
    override(.fresh(ServiceKey(service, name), file, line, make))
  }

  /// Replaces all providers by one that is made with an argument: an instance that callers with an equal one share.
  public func override<S: Sendable, A: Hashable & Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, taking argument: A.Type,
    file: StaticString = #fileID, line: UInt32 = #line,
    _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) throws -> S
  ) {
    override(.shared(ServiceKey(service, name), scope, file, line, make))
  }

  /// Replaces all providers by an asynchronous one with an argument: an instance that callers with an equal one share.
  public func override<S: Sendable, A: Hashable & Sendable>(
    _ service: S.Type, named name: ServiceName? = nil, scope: SharedScope, taking argument: A.Type,
    file: StaticString = #fileID, line: UInt32 = #line,
    _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) async throws -> S
  ) {
    override(.shared(ServiceKey(service, name), scope, file, line, make))
  }

  private func add<A>(_ registration: ArgumentRegistration<A>) {
    add(registration as any AnyRegistration)
  }

  private func override<A>(_ registration: ArgumentRegistration<A>) {
    override(registration as any AnyRegistration)
  }
}

extension ArgumentRegistration {
  fileprivate static func fresh<S>(
    _ key: ServiceKey, _ file: StaticString, _ line: UInt32,
    _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) throws -> S, mayLeave: Bool
  ) -> ArgumentRegistration {
    let plain = Crossing(inPlace(make))
    return ArgumentRegistration(key, place: .closure(file: file, line: line)) { argument in
      Factory(on: make.isolation, mayLeave: mayLeave) { try plain.value($0.resolver, argument) }
    }
  }

  fileprivate static func fresh<S>(
    _ key: ServiceKey, _ file: StaticString, _ line: UInt32,
    _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) async throws -> sending S
  ) -> ArgumentRegistration where A: Sendable {
    ArgumentRegistration(key, place: .closure(file: file, line: line)) { argument in
      Factory(waiting: { Made(sent: try await make($0, argument)) })
    }
  }

  fileprivate static func shared<S>(
    _ key: ServiceKey, _ scope: SharedScope, _ file: StaticString, _ line: UInt32,
    _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) throws -> S
  ) -> ArgumentRegistration where S: Sendable, A: Hashable & Sendable {
    let plain = Crossing(inPlace(make))
    return ArgumentRegistration(key, scope: scope.scope, place: .closure(file: file, line: line)) { argument in
      Factory(on: make.isolation, mayLeave: true) { try plain.value($0.resolver, argument) }
    }
  }

  fileprivate static func shared<S>(
    _ key: ServiceKey, _ scope: SharedScope, _ file: StaticString, _ line: UInt32,
    _ make: @escaping @isolated(any) @Sendable (ServiceResolver, A) async throws -> S
  ) -> ArgumentRegistration where S: Sendable, A: Hashable & Sendable {
    ArgumentRegistration(key, scope: scope.scope, place: .closure(file: file, line: line)) { argument in
      Factory(waiting: { Made(try await make($0, argument)) })
    }
  }
}

extension ServiceRegistry {
  /// Gets the instance of a service that belongs to an argument.
  ///
  /// ```swift
  /// let greeter = try registry.get((any Greeter).self, with: "Ada")
  /// ```
  ///
  /// - Parameters:
  ///   - service: The protocol, or whatever type was registered.
  ///   - name: The name under which the provider was registered.
  ///   - argument: What the provider takes; it must be of the type that was registered, which a literal may not be.
  ///   - type: The type that was registered, where the argument is of another that can stand for it: `with: dog, taking:
  ///     (any Animal).self`.
  ///   - isolation: The actor that the caller runs on; leave it to the compiler.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Throws: ``ServiceError``: *argument* if the provider takes another type, and whatever `get` throws.
  /// - Complexity: As `get`.
  public func get<S, A>(
    _ service: S.Type, named name: ServiceName? = nil, with argument: A, taking type: A.Type = A.self,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) throws(ServiceError) -> S {
    try resolver.get(service, named: name, with: argument, isolation: isolation, file: file, line: line)
  }

  /// Gets the instance of a service that belongs to an argument, and waits for whoever makes it.
  public func get<S, A: Sendable>(
    waitingFor service: S.Type, named name: ServiceName? = nil, with argument: A, taking type: A.Type = A.self,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) async throws(ServiceError) -> S {
    try await resolver.get(
      waitingFor: service, named: name, with: argument, isolation: isolation, file: file, line: line)
  }
}

extension ServiceResolver {
  /// Gets the instance of a service that belongs to an argument; see
  /// ``ServiceRegistry/get(_:named:with:taking:isolation:file:line:)``.
  public func get<S, A>(
    _ service: S.Type, named name: ServiceName? = nil, with argument: A, taking type: A.Type = A.self,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) throws(ServiceError) -> S {
    try resolve(service, name, with: argument, isolation, .init(file: file, line: line))
  }

  /// Gets the instance of a service that belongs to an argument, and waits for whoever makes it; see
  /// ``ServiceRegistry/get(waitingFor:named:with:taking:isolation:file:line:)``.
  public func get<S, A: Sendable>(
    waitingFor service: S.Type, named name: ServiceName? = nil, with argument: A, taking type: A.Type = A.self,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) async throws(ServiceError) -> S {
    try await resolve(waitingFor: service, name, with: argument, isolation, .init(file: file, line: line))
  }
}
