internal import Synchronization

/// Notices a factory that runs inside itself.
///
/// The depth in a ``ServiceResolver`` finds circles for nothing, but only of those who use it. A factory that captured the
/// registry and asks that begins anew each time, and would go on until the stack ends. To follow every call in a task local
/// would cost more than most factories do. So each registration notes, without a lock, that its factory is at work: only
/// who finds it so, a turn of a circle or another thread, is counted in a task local.
struct Recursion: ~Copyable, Sendable {
  /// Who sets it takes it back; while two threads are at work, the second is counted and leaves it alone.
  private let isAtWork = Atomic(false)

  /// Notes that the factory is at work; false if it is already.
  @inline(__always)
  func begin() -> Bool {
    if isAtWork.load(ordering: .relaxed) { return false }
    isAtWork.store(true, ordering: .relaxed)
    return true
  }

  @inline(__always)
  func end() {
    isAtWork.store(false, ordering: .relaxed)
  }

  /// Runs a synchronous factory.
  func run<R>(_ body: () throws -> R) throws -> R {
    if begin() {
      defer { end() }
      return try body()
    }
    let call = try FactoryCall()
    defer { call.end() }
    return try FactoryCall.current.withValue(call) { try body() }
  }

  /// Runs an asynchronous factory, whose calls are always counted.
  static func run<R>(waitingFor body: () async throws -> R) async throws -> R {
    let call = try FactoryCall()
    defer { call.end() }
    return try await FactoryCall.current.withValue(call) { try await body() }
  }
}

/// A factory at work, for those that it calls.
private final class FactoryCall: Sendable {
  /// A turn takes up to 6 KB of stack without optimisation, and Darwin's threads have 512 KB, but for the main one.
  private static let deepest = 50

  static let current = TaskLocal<FactoryCall?>(wrappedValue: nil)

  private let above: FactoryCall?
  private let depth: Int
  private let isOver = Atomic(false)

  /// Begins a call; throws *cycle* where too many are one inside another.
  ///
  /// A task that outlives its factory inherits the call, which no longer counts then.
  init() throws(ServiceError) {
    var above = Self.current.get()
    while let call = above, call.isOver.load(ordering: .relaxed) { above = call.above }
    self.above = above
    depth = (above?.depth ?? 0) + 1
    if depth > Self.deepest { throw ServiceError(.cycle) }
  }

  func end() {
    isOver.store(true, ordering: .relaxed)
  }
}
