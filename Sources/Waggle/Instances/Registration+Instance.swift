extension Registration {
  /// The instance for one synchronous `get`.
  func instance(
    for resolver: ServiceResolver, _ isolation: isolated (any Actor)?
  ) throws(ServiceError) -> S {
    guard let slot else { return try make(for: resolver, owner: resolver.owner, isolation) }
    while true {
      switch slot.read() {
      case .made(let instance):
        return try hand(instance, to: isolation)
      case .making(let flight):
        if flight.owner === resolver.owner { throw ServiceError(.cycle) }
        flight.wait()
      case .awaiting:
        throw ServiceError(.asynchronous(place))
      case .empty:
        if let instance = try fly(for: resolver, slot, isolation) { return try hand(instance, to: isolation) }
      }
    }
  }

  /// Makes the shared instance on this thread; `nil` if another thread was first.
  private func fly(
    for resolver: ServiceResolver, _ slot: Slot<S>, _ isolation: isolated (any Actor)?
  ) throws(ServiceError) -> Instance<S>? {
    let owner = resolver.owner ?? Resolution()
    let flight = Flight(owner: owner)
    // `isolation` is captured by name, so that the closure is isolated as this function is.
    let outcome: Result<Instance<S>, ServiceError>? = flight.run {
      guard case .empty = slot.claim({ .making(flight) }) else { return nil }
      let made: Result<Instance<S>, ServiceError> = Resolution.current.withValue(owner) {
        do throws(ServiceError) {
          return .success(Instance(try make(for: resolver, owner: owner, isolation), home: home))
        } catch {
          return .failure(error)
        }
      }
      slot.settle(try? made.get())
      return made
    }
    guard let outcome else { return nil }
    flight.land()
    return try outcome.get()
  }

  /// Runs the factory here, if here is where it belongs.
  func make(
    for resolver: ServiceResolver, owner: Resolution?, _ isolation: isolated (any Actor)?
  ) throws(ServiceError) -> S {
    guard resolver.depth < ServiceResolver.deepest else { throw ServiceError(.cycle) }
    guard case .synchronous(let factory, let actor, _) = factory else {
      throw ServiceError(.asynchronous(place))
    }
    guard isOn(actor, isolation) else {
      let isNonisolatedFactory = isolation == nil && resolver.depth > 0
      throw refusal(isNonisolatedFactory ? .nonisolatedFactory : .synchronous, actor)
    }
    do {
      return try factory.value(resolver.next(owner: owner))
    } catch {
      throw failure(error)
    }
  }

  func hand(_ instance: Instance<S>, to isolation: isolated (any Actor)?) throws(ServiceError) -> S {
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
