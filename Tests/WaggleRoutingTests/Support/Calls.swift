import Synchronization

/// What was called, in order.
final class Calls: Sendable {
  private let state = Mutex<[String]>([])

  var all: [String] { state.withLock { $0 } }

  func add(_ call: String) {
    state.withLock { $0.append(call) }
  }
}
