extension Registration {
  /// The instance for one `get(waitingFor:)`, which may hop to an actor and run an asynchronous factory.
  func instance(
    waitingFor resolver: ServiceResolver, _ isolation: isolated (any Actor)?
  ) async throws(ServiceError) -> S {
    switch factory {
    case .synchronous(_, let actor, let mayLeave):
      if let slot = try slot(for: resolver) {
        while case .making(let flight) = slot.read() {
          let waiting = try flight.board()
          await flight.suspend()
          flight.leave(waiting)
        }
        if case .made(let instance) = slot.read() { return try hand(instance, to: isolation) }
      }
      if isOn(actor, isolation) { return try instance(for: resolver, isolation) }
      guard mayLeave else { throw refusal(.notSendable, actor) }
      return try await hop(for: resolver, to: actor).get().value
    case .asynchronous(let factory):
      guard let slot = try slot(for: resolver) else {
        let made = try await run(factory, for: resolver).get()
        return try hand(made, to: isolation)
      }
      return try hand(try await flight(of: factory, for: resolver, slot), to: isolation)
    }
  }

  /// Makes or fetches the instance on its actor.
  ///
  /// A shared one is claimed only there: whoever runs on that actor never waits for a hop that waits for the actor.
  private func hop(
    for resolver: ServiceResolver, to actor: isolated (any Actor)?
  ) async -> Result<Crossing<S>, ServiceError> {
    do throws(ServiceError) {
      return .success(Crossing(try instance(for: resolver, actor)))
    } catch {
      return .failure(error)
    }
  }

  /// Runs an asynchronous factory.
  private func run(
    _ factory: Crossing<Factory<S>.Asynchronous>, for resolver: ServiceResolver
  ) async -> Result<Instance<S>, ServiceError> {
    guard resolver.depth < ServiceResolver.deepest else { return .failure(ServiceError(.cycle)) }
    do {
      let made = try await Recursion.run { try await factory.value(resolver.next()) }
      return await wrap(made.crossing, for: resolver, on: made.home)
    } catch {
      return .failure(failure(error))
    }
  }

  /// Decorates on its home what an asynchronous factory made.
  private func wrap(
    _ made: Crossing<S>, for resolver: ServiceResolver, on home: isolated (any Actor)?
  ) async -> Result<Instance<S>, ServiceError> {
    do throws(ServiceError) {
      return .success(Instance(try decorate(made.value, for: resolver, on: home), home: home))
    } catch {
      return .failure(error)
    }
  }

  /// Joins the one task that makes the shared instance, or starts it.
  private func flight(
    of factory: Crossing<Factory<S>.Asynchronous>, for resolver: ServiceResolver, _ slot: Slot<S>
  ) async throws(ServiceError) -> Instance<S> {
    let state = slot.claim {
      let flight = Flight(of: key, isAsynchronous: true)
      let task = Task {
        let outcome = await flight.run(waitingFor: { await run(factory, for: resolver) })
        do {
          let instance = try outcome.get()
          try keep(instance, in: slot, resolver)
          return instance
        } catch {
          slot.settle(nil)
          throw error
        }
      }
      return .awaiting(task, flight)
    }
    switch state {
    case .made(let instance): return instance
    case .awaiting(let task, let flight):
      let waiting = try flight.board()
      defer { flight.leave(waiting) }
      do {
        return try await task.value
      } catch {
        throw failure(error)
      }
    // An asynchronous registration's slot is never claimed by a synchronous `get`.
    case .empty, .making: throw ServiceError(.asynchronous(place))
    }
  }
}
