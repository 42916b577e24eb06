extension Registration {
  /// The instance for one `get(waitingFor:)`, which may hop to an actor and run an asynchronous factory.
  func instance<S>(
    of service: S.Type, waitingFor resolver: ServiceResolver, _ isolation: isolated (any Actor)?
  ) async throws(ServiceError) -> S {
    switch factory {
    case .synchronous(_, let actor, let mayLeave):
      if let slot = try slot(for: resolver) {
        while case .making(let flight) = slot.read() {
          let waiting = try flight.board()
          await flight.suspend()
          flight.leave(waiting)
        }
        if case .made(let instance) = slot.read() { return try hand(instance, as: service, to: isolation) }
      }
      if isOn(actor, isolation) { return try instance(of: service, for: resolver, isolation) }
      guard mayLeave else { throw refusal(.notSendable, actor) }
      return try await hop(service, for: resolver, to: actor).get().value
    case .asynchronous(let factory):
      guard let slot = try slot(for: resolver) else {
        return try hand(try await run(factory, service, for: resolver).get(), as: service, to: isolation)
      }
      return try hand(try await flight(of: factory, service, for: resolver, slot), as: service, to: isolation)
    }
  }

  /// Makes or fetches the instance on its actor.
  ///
  /// A shared one is claimed only there: whoever runs on that actor never waits for a hop that waits for the actor.
  private func hop<S>(
    _ service: S.Type, for resolver: ServiceResolver, to actor: isolated (any Actor)?
  ) async -> Result<Crossing<S>, ServiceError> {
    do throws(ServiceError) {
      return .success(Crossing(try instance(of: service, for: resolver, actor)))
    } catch {
      return .failure(error)
    }
  }

  /// Runs an asynchronous factory.
  private func run<S>(
    _ factory: Factory.Asynchronous, _ service: S.Type, for resolver: ServiceResolver
  ) async -> Result<Instance, ServiceError> {
    guard resolver.depth < ServiceResolver.deepest else { return .failure(ServiceError(.cycle)) }
    do {
      let made = try await Recursion.run { try await factory(resolver.next()) }
      guard resolver.registry.isDecorated else { return .success(made) }
      return await wrap(made, service, for: resolver, on: made.home)
    } catch {
      return .failure(failure(error))
    }
  }

  /// Decorates on its home what an asynchronous factory made.
  private func wrap<S>(
    _ made: Instance, _ service: S.Type, for resolver: ServiceResolver, on home: isolated (any Actor)?
  ) async -> Result<Instance, ServiceError> {
    do throws(ServiceError) {
      let value = try hand(made, as: service, to: home)
      return .success(Instance(try decorate(value, for: resolver, on: home), home: home))
    } catch {
      return .failure(error)
    }
  }

  /// Joins the one task that makes the shared instance, or starts it.
  private func flight<S>(
    of factory: @escaping Factory.Asynchronous, _ service: S.Type, for resolver: ServiceResolver, _ slot: Slot
  ) async throws(ServiceError) -> Instance {
    let service = Crossing(service)
    let state = slot.claim {
      let flight = Flight(of: key, isAsynchronous: true)
      let task = Task {
        let outcome = await flight.run(waitingFor: { await run(factory, service.value, for: resolver) })
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
