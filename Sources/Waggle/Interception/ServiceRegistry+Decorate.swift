extension ServiceRegistry {
  /// Wraps each instance of a service that is made from now on.
  ///
  /// ```swift
  /// registry.decorate((any Checkout).self) { base in LoggingCheckout(base) }
  /// ```
  ///
  /// A shared instance is wrapped once, when it is made. Of several decorators the one that came first is the innermost, and
  /// those of a scope are outside of its parent's.
  ///
  /// - Parameters:
  ///   - service: The service, as it is registered.
  ///   - name: Only providers of this name; without one, all of them, named or not.
  ///   - wrap: Gets an instance and returns what is handed out in its place. It runs where the provider is made: it may be
  ///     bound to the provider's actor, and to no other. What it throws arrives at `get` as *failed*.
  /// - Complexity: O(1).
  public func decorate<S>(
    _ service: S.Type, named name: ServiceName? = nil, _ wrap: @escaping @isolated(any) @Sendable (S) throws -> S
  ) {
    let plain = inPlace(wrap)
    let decorator = Decorator<S>(name, wrap.isolation) { value, _ in try plain(value) }
    decorators.withLock { $0.add(decorator) }
    noteDecorators()
    noteOwn()
    emptyCache()
  }

  /// Wraps each instance of a service that is made from now on, with the help of other services.
  public func decorate<S>(
    _ service: S.Type, named name: ServiceName? = nil,
    _ wrap: @escaping @isolated(any) @Sendable (S, ServiceResolver) throws -> S
  ) {
    let decorator = Decorator<S>(name, wrap.isolation, inPlace(wrap))
    decorators.withLock { $0.add(decorator) }
    noteDecorators()
    noteOwn()
    emptyCache()
  }

  /// The decorators of a service, the innermost first.
  func allDecorators<S>(of service: S.Type) -> [Decorator<S>] {
    (parent?.allDecorators(of: service) ?? []) + decorators.withLock { $0.all(of: service) }
  }
}
