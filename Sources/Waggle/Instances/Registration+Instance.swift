extension Registration {
  /// The instance for one synchronous `get`.
  func instance(
    for resolver: ServiceResolver, _ isolation: (any Actor)?
  ) throws(ServiceError) -> S {
    guard let slot = try slot(for: resolver) else { return try make(for: resolver, isolation) }
    let instance = try slot.instance(of: key) { () throws(ServiceError) in
      try check(resolver, isolation)
    } make: { () throws(ServiceError) in
      let instance = Instance(try make(for: resolver, isolation), home: home)
      try keep(instance, in: slot, resolver)
      return instance
    }
    return try hand(instance, to: isolation)
  }

  /// An instance of a transient service that nobody decorates, for one synchronous `get`.
  @inline(never)
  func newInstance(
    for resolver: ServiceResolver, _ isolation: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    do throws(ServiceError) {
      return try run(for: resolver.begun, isolation)
    } catch {
      throw resolver.passing(error, key, site)
    }
  }

  private func make(
    for resolver: ServiceResolver, _ isolation: (any Actor)?
  ) throws(ServiceError) -> S {
    try decorate(try run(for: resolver, isolation), for: resolver, on: isolation)
  }

  /// Runs the factory here, if here is where it belongs.
  @inline(__always)
  private func run(
    for resolver: ServiceResolver, _ isolation: (any Actor)?
  ) throws(ServiceError) -> S {
    let (factory, actor) = try check(resolver, isolation)
    do {
      return try recursion.run { try factory(ServiceInjector(resolver.next(), on: actor)) }
    } catch {
      throw failure(error)
    }
  }

  /// The instance in the wrappings that the registry has for it.
  func decorate(
    _ made: S, for resolver: ServiceResolver, on isolation: (any Actor)?
  ) throws(ServiceError) -> S {
    var value = made
    for decorator in resolver.registry.allDecorators(of: S.self) {
      value = try decorator.apply(to: value, of: self, resolver.next(), on: isolation)
    }
    return value
  }

  /// The factory and its actor, if it may run here.
  @discardableResult
  private func check(
    _ resolver: ServiceResolver, _ isolation: (any Actor)?
  ) throws(ServiceError) -> (Factory<S>.Synchronous, actor: (any Actor)?) {
    guard resolver.depth < ServiceResolver.deepest else { throw ServiceError(.cycle) }
    guard case .synchronous(let factory, let actor, let mayLeave) = factory else {
      throw ServiceError(.asynchronous(place))
    }
    guard isOn(actor, isolation) else {
      if isolation == nil, resolver.depth > 0 { throw refusal(.nonisolatedFactory(mayWait: mayLeave), actor) }
      throw refusal(mayLeave ? .synchronous : .notSendable, actor)
    }
    return (factory.value, actor)
  }

  /// Puts an instance into its slot, for the registry to release when it ends.
  func keep(_ instance: Instance<S>, in slot: Slot<S>, _ resolver: ServiceResolver) throws(ServiceError) {
    if scope == .weak, instance.heldObject == nil { throw ServiceError(.weakValue(place)) }
    if scope == .singleton || scope == .scoped, !resolver.registry.holdings.add(slot) {
      throw ServiceError(.ended(resolver.registry.name))
    }
    slot.settle(instance)
  }

  func hand(_ instance: Instance<S>, to isolation: (any Actor)?) throws(ServiceError) -> S {
    guard let value = instance.hand(to: isolation) else { throw refusal(.notSendable, instance.home) }
    return value
  }

  /// The actor that a shared instance of a synchronous factory may not leave.
  private var home: (any Actor)? {
    guard case .synchronous(_, let actor, mayLeave: false) = factory else { return nil }
    return actor
  }

  func failure(_ error: any Error) -> ServiceError {
    if let error = error as? ServiceError { return error }
    return ServiceError(.failed(error, place))
  }

  func refusal(_ refusal: ServiceError.Refusal, _ actor: (any Actor)?) -> ServiceError {
    let name = actor.map { String(describing: type(of: $0)) } ?? "another actor"
    return ServiceError(.isolated(to: name, refusal, place))
  }
}
