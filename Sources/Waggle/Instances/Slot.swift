/// Where an instance is kept that is shared, or is being made.
final class Slot: Sendable {
  enum State: Sendable {
    case empty
    /// A thread is making it; others wait for the flight.
    case making(Flight)
    /// A task of its own is making it; others await the task.
    case awaiting(Task<Instance, any Error>, Flight)
    case made(Instance)
  }

  private enum Content: Sendable {
    case kept(State)
    /// Somebody outside holds the instance, or nobody any more.
    case lent(WeakInstance)
  }

  private let content = Lock(Content.kept(.empty))
  /// Whether the instance goes as soon as nobody else holds it.
  let holdsWeakly: Bool

  init(holdsWeakly: Bool) {
    self.holdsWeakly = holdsWeakly
  }

  func read() -> State {
    content.withLock { Self.state(of: $0) }
  }

  /// Takes the slot for `claim` if nobody has it; returns what the slot holds now.
  func claim(_ claim: () -> State) -> State {
    content.withLock { content in
      let state = Self.state(of: content)
      guard case .empty = state else { return state }
      let claimed = claim()
      content = .kept(claimed)
      return claimed
    }
  }

  /// Ends a claim, with the instance or, after a failure, with nothing.
  func settle(_ instance: Instance?) {
    guard let instance else { return replace(.kept(.empty)) }
    replace(holdsWeakly ? instance.weakened.map(Content.lent) ?? .kept(.empty) : .kept(.made(instance)))
  }

  /// Lets go of the instance.
  func release() {
    replace(.kept(.empty))
  }

  /// The instance, if it wants to know its end.
  var lifetime: (any ServiceLifetime)? {
    guard case .made(let instance) = read() else { return nil }
    return instance.lifetime
  }

  private func replace(_ new: Content) {
    // What was there goes when the lock is open again: a `deinit` may ask for services.
    let old = content.withLock { content in
      let old = content
      content = new
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// A weak instance is `made` as long as it lives, and then the slot is `empty`.
  private static func state(of content: Content) -> State {
    switch content {
    case .kept(let state): state
    case .lent(let instance): instance.living.map(State.made) ?? .empty
    }
  }
}
