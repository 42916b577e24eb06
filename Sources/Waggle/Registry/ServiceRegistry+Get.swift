extension ServiceRegistry {
  /// Gets the one provider's instance of a service.
  ///
  /// ```swift
  /// let basket = try registry.get((any Basket).self)
  /// let greeter = try registry.get((any Greeter).self, named: "de")
  /// ```
  ///
  /// `P.self` and `(any P).self` are the same service. Do not ask for `(any P & Sendable).self`: Swift gives it the metatype
  /// of `any P`, and the promise to be `Sendable` would be an empty one.
  ///
  /// In the initial value of a stored property `#isolation` is `nil`: ask in `init`, or pass
  /// `isolation: MainActor.shared`. A generic helper must take and pass `isolation` itself.
  ///
  /// - Parameters:
  ///   - service: The protocol, or whatever type was registered.
  ///   - name: The name under which the provider was registered.
  ///   - isolation: The actor that the caller runs on; leave it to the compiler.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Throws: ``ServiceError``: *missing*, *ambiguous*, *cycle*, *isolated*, *asynchronous*, *failed* or *ended*.
  /// - Complexity: O(1) in the number of registrations, and what the provider's factory costs if it runs.
  public func get<S>(
    _ service: S.Type, named name: ServiceName? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID, line: UInt32 = #line
  ) throws(ServiceError) -> S {
    try LentResolver(self).find(service, name, isolation, .init(file: file, line: line))
  }

  /// Gets an instance and waits for whoever makes it: an asynchronous factory, or another actor.
  ///
  /// ```swift
  /// let settings = try await registry.get(waitingFor: (any Settings).self)
  /// ```
  ///
  /// An asynchronous factory of a shared instance runs in a task of its own, for all who wait, with the priority of the most
  /// urgent of them. To cancel one who waits cancels neither the factory nor the wait.
  ///
  /// - Parameters:
  ///   - service: The protocol, or whatever type was registered.
  ///   - name: The name under which the provider was registered.
  ///   - isolation: The actor that the caller runs on; leave it to the compiler.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Throws: ``ServiceError``: *missing*, *ambiguous*, *cycle*, *failed* or *ended*; *isolated* if the service is made on an actor
  ///   and is not `Sendable`.
  /// - Complexity: As `get`, and the wait.
  public func get<S>(
    waitingFor service: S.Type, named name: ServiceName? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID, line: UInt32 = #line
  ) async throws(ServiceError) -> S {
    try await resolver.get(waitingFor: service, named: name, isolation: isolation, file: file, line: line)
  }

  /// Gets one instance from every provider of a service, in the order of registration.
  ///
  /// ```swift
  /// for payment in try registry.getAll((any PaymentMethod).self) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - service: The protocol, or whatever type was registered.
  ///   - name: Only providers of this name; without one, all of them, named or not.
  ///   - isolation: The actor that the caller runs on; leave it to the compiler.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Returns: No instance is an answer too.
  /// - Throws: ``ServiceError``: *cycle*, *isolated*, *asynchronous*, *failed* or *ended*.
  /// - Complexity: O(*n*²) in the number of providers of this service, and what their factories cost.
  public func getAll<S>(
    _ service: S.Type, named name: ServiceName? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID, line: UInt32 = #line
  ) throws(ServiceError) -> [S] {
    try resolver.getAll(service, named: name, isolation: isolation, file: file, line: line)
  }

  /// Gets one instance from every provider of a service and waits for whoever makes them.
  ///
  /// - Parameters:
  ///   - service: The protocol, or whatever type was registered.
  ///   - name: Only providers of this name; without one, all of them, named or not.
  ///   - isolation: The actor that the caller runs on; leave it to the compiler.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Throws: ``ServiceError``: *cycle*, *isolated*, *failed* or *ended*.
  /// - Complexity: As `getAll`, and the waits, one after the other.
  public func getAll<S>(
    waitingFor service: S.Type, named name: ServiceName? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID, line: UInt32 = #line
  ) async throws(ServiceError) -> [S] {
    try await resolver.getAll(waitingFor: service, named: name, isolation: isolation, file: file, line: line)
  }

  /// Tells whether anybody provides a service under exactly this name.
  ///
  /// - Parameters:
  ///   - service: The protocol, or whatever type was registered.
  ///   - name: The name; `nil` asks for a provider without one.
  /// - Complexity: O(1) in the number of registrations.
  public func contains<S>(_ service: S.Type, named name: ServiceName? = nil) -> Bool {
    let key = ServiceKey(service, name)
    let (isHere, isHidden) = table.withLock { (!$0.providers(of: key).isEmpty, $0.hides(key)) }
    return isHere || !isHidden && parent?.contains(service, named: name) == true
  }
}
