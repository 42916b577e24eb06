/// The making of one shared instance, from the first who asked to the last who waits.
final class Flight: Sendable {
  /// What is being made.
  let key: ServiceKey
  /// The task in which a synchronous factory runs, if it runs in any.
  let task: TaskIdentity
  /// An asynchronous factory may run in child tasks too.
  let isAsynchronous: Bool
  private let latch = Lock(())
  private let waiters = Lock(Waiters.open([]))

  private enum Waiters: Sendable {
    case open([CheckedContinuation<Void, Never>])
    case landed
  }

  init(of key: ServiceKey, isAsynchronous: Bool = false) {
    self.key = key
    self.isAsynchronous = isAsynchronous
    task = TaskIdentity.current
  }

  /// Runs a synchronous `body` while others wait.
  ///
  /// The latch is the only lock that is held while a factory runs, and only those who want this very instance take it.
  func run<R: Sendable>(_ body: () -> R) -> R {
    latch.withLock { _ in
      Flight.innermost.withValue(self) { body() }
    }
  }

  /// Runs an asynchronous `body`, for which others wait by its task.
  func run<R: Sendable>(waitingFor body: () async -> R) async -> R {
    await Flight.innermost.withValue(self) { await body() }
  }

  /// Blocks the thread until the flight has landed.
  func wait() {
    latch.withLock { _ in }
  }

  /// Suspends the task until the flight has landed.
  func suspend() async {
    await withCheckedContinuation { continuation in
      let hasLanded = waiters.withLock { waiters in
        guard case .open(let list) = waiters else { return true }
        waiters = .open(list + [continuation])
        return false
      }
      if hasLanded { continuation.resume() }
    }
  }

  /// Lets the suspended go on; whoever blocks goes on by the latch.
  func land() {
    let list = waiters.withLock { waiters -> [CheckedContinuation<Void, Never>] in
      guard case .open(let list) = waiters else { return [] }
      waiters = .landed
      return list
    }
    for continuation in list { continuation.resume() }
  }
}
