internal import Synchronization
internal import Waggle

/// How long all the waits of one request may take together.
struct TimeLimit: Sendable {
  /// The time is over.
  struct Over: Error {
    let duration: Duration
  }

  private let duration: Duration
  private let end: ContinuousClock.Instant

  init(_ duration: Duration) {
    self.duration = duration
    end = ContinuousClock.now + duration
  }

  /// Runs something, and waits for it until the limit is reached.
  ///
  /// What does not heed that its task is cancelled goes on, and its result is dropped.
  static func run<Result: Sendable>(
    _ limit: TimeLimit?, _ body: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    guard let limit else { return try await body() }
    let race = Race<Result>()
    let work = Task { race.finish(await Swift.Result { try await body() }) }
    let clock = Task {
      try await Task.sleep(until: limit.end, clock: .continuous)
      race.finish(.failure(Over(duration: limit.duration)))
    }
    defer {
      clock.cancel()
      work.cancel()
    }
    return try await withTaskCancellationHandler {
      try await race.winner
    } onCancel: {
      race.finish(.failure(CancellationError()))
    }
  }
}

/// Of several results the first, for one who waits.
private final class Race<Value: Sendable>: Sendable {
  private enum State {
    case running
    case awaited(CheckedContinuation<Value, any Error>)
    case won(Result<Value, any Error>)
    case over
  }

  private let state = Mutex(State.running)

  var winner: Value {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        let winner: Result<Value, any Error>? = state.withLock { state in
          guard case .won(let result) = state else {
            state = .awaited(continuation)
            return nil
          }
          state = .over
          return result
        }
        if let winner { continuation.resume(with: winner) }
      }
    }
  }

  func finish(_ result: Result<Value, any Error>) {
    let waiting: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .running:
        state = .won(result)
        return nil
      case .awaited(let continuation):
        state = .over
        return continuation
      case .won, .over: return nil
      }
    }
    waiting?.resume(with: result)
  }
}

extension Result where Failure == any Error {
  fileprivate init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
