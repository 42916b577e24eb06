/// Where the shared instance of one registration is kept, or is being made.
final class Slot<S>: Sendable {
  enum State: Sendable {
    case empty
    /// A thread is making it; others wait for the flight.
    case making(Flight)
    /// A task of its own is making it; others await the task.
    case awaiting(Task<Instance<S>, any Error>, Flight)
    case made(Instance<S>)
  }

  private let state = Lock(State.empty)

  func read() -> State {
    state.withLock { $0 }
  }

  /// Takes the slot for `claim` if nobody has it; returns what the slot holds now.
  func claim(_ claim: () -> State) -> State {
    state.withLock { state in
      if case .empty = state { state = claim() }
      return state
    }
  }

  /// Ends a claim, with the instance or, after a failure, with nothing.
  func settle(_ instance: Instance<S>?) {
    state.withLock { $0 = instance.map(State.made) ?? .empty }
  }
}
