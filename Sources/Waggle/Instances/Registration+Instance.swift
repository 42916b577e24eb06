extension Registration {
  /// The instance for one synchronous `get`.
  func instance<S>(
    of service: S.Type, for resolver: ServiceResolver, _ isolation: (any Actor)?
  ) throws(ServiceError) -> S {
    guard let slot = try slot(for: resolver) else { return try make(service, for: resolver, isolation) }
    let instance = try slot.instance(of: key) { () throws(ServiceError) in
      try check(resolver, isolation)
    } make: { () throws(ServiceError) in
      let instance = Instance(try make(service, for: resolver, isolation), home: home)
      try keep(instance, in: slot, resolver)
      return instance
    }
    return try hand(instance, as: service, to: isolation)
  }

  private func make<S>(
    _ service: S.Type, for resolver: ServiceResolver, _ isolation: (any Actor)?
  ) throws(ServiceError) -> S {
    try check(resolver, isolation)
    let made: S
    do {
      made = try recursion.run { try run(service, for: resolver, isolation) }
    } catch {
      throw failure(error)
    }
    return try decorate(made, for: resolver, on: isolation)
  }

  /// Calls the factory, where it belongs.
  func run<S>(_ service: S.Type, for resolver: ServiceResolver, _ actor: (any Actor)?) throws -> S {
    // Not around the call: each turn of a circle would take that much more of the stack.
    defer { withExtendedLifetime(resolver) {} }
    return try FactoryFrame.call(maker.typed(service), below: LentResolver(resolver), on: actor)
  }

  /// The instance in the wrappings that the registry has for it.
  func decorate<S>(
    _ made: S, for resolver: ServiceResolver, on isolation: (any Actor)?
  ) throws(ServiceError) -> S {
    guard resolver.registry.isDecorated else { return made }
    var value = made
    for decorator in resolver.registry.allDecorators(of: S.self) {
      value = try decorator.apply(to: value, of: self, resolver.next(), on: isolation)
    }
    return value
  }

  /// Throws if the factory may not run here.
  private func check(_ resolver: ServiceResolver, _ isolation: (any Actor)?) throws(ServiceError) {
    guard resolver.depth < ServiceResolver.deepest else { throw ServiceError(.cycle) }
    guard case .synchronous(_, let actor, let mayLeave) = factory else {
      throw ServiceError(.asynchronous(place))
    }
    guard isOn(actor, isolation) else {
      if isolation == nil, resolver.depth > 0 { throw refusal(.nonisolatedFactory(mayWait: mayLeave), actor) }
      throw refusal(mayLeave ? .synchronous : .notSendable, actor)
    }
  }

  /// Puts an instance into its slot, for the registry to release when it ends.
  func keep(_ instance: Instance, in slot: Slot, _ resolver: ServiceResolver) throws(ServiceError) {
    if scope == .weak, !instance.isObject, !instance.isNil { throw ServiceError(.weakValue(place)) }
    if scope == .singleton || scope == .scoped, !resolver.registry.holdings.add(slot, of: self) {
      throw ServiceError(.ended(resolver.registry.name))
    }
    slot.settle(instance)
  }

  func hand<S>(_ instance: Instance, as service: S.Type, to isolation: (any Actor)?) throws(ServiceError) -> S {
    guard instance.box.isHome(isolation) else { throw refusal(.notSendable, instance.home) }
    return instance.value(as: service)
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
