#if WAGGLE_THREAD_SANITIZER
#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif
#else
internal import Synchronization
#endif

/// Mutual exclusion around a value.
///
/// It is `Synchronization.Mutex`. ThreadSanitizer cannot see that lock's contended path on Linux, where the kernel takes
/// it, and reports races between two critical sections; builds for the sanitizer define `WAGGLE_THREAD_SANITIZER` and
/// get a lock that it understands.
package struct Lock<State: Sendable>: ~Copyable, Sendable {
  #if WAGGLE_THREAD_SANITIZER
  private let storage: PosixLock<State>

  package init(_ state: State) {
    storage = PosixLock(state)
  }

  package borrowing func withLock<R: Sendable, E: Error>(_ body: (inout State) throws(E) -> R) throws(E) -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state.pointee)
  }
  #else
  private let mutex: Mutex<State>

  package init(_ state: State) {
    mutex = Mutex(state)
  }

  package borrowing func withLock<R: Sendable, E: Error>(_ body: (inout State) throws(E) -> R) throws(E) -> R {
    try mutex.withLock { state throws(E) -> R in try body(&state) }
  }
  #endif
}

#if WAGGLE_THREAD_SANITIZER
/// SAFETY: what `state` points to is touched only between `lock()` and `unlock()`, by `Lock`.
///
/// The state is not a stored property, for the sanitizer takes the access to one for an access to the whole object, which
/// `lock()` has to read while another thread holds it.
private final class PosixLock<State: Sendable>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  let state = UnsafeMutablePointer<State>.allocate(capacity: 1)

  init(_ state: State) {
    self.state.initialize(to: state)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    state.deinitialize(count: 1)
    state.deallocate()
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func lock() {
    pthread_mutex_lock(mutex)
  }

  func unlock() {
    pthread_mutex_unlock(mutex)
  }
}
#endif
