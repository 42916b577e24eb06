import Foundation
import Synchronization

/// Counts calls from anywhere.
final class Counter: Sendable {
  private let atomic = Atomic(0)

  var value: Int { atomic.load(ordering: .acquiring) }

  @discardableResult
  func increment() -> Int {
    atomic.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
  }
}

/// Holds threads and tasks back until it is opened, once and for all.
final class Gate: Sendable {
  private let isOpen = Atomic(false)

  var hasOpened: Bool { isOpen.load(ordering: .acquiring) }

  func open() {
    isOpen.store(true, ordering: .releasing)
  }

  func wait() {
    while !isOpen.load(ordering: .acquiring) { Thread.sleep(forTimeInterval: 0.000_2) }
  }

  func suspend() async {
    while !isOpen.load(ordering: .acquiring) { await Task.yield() }
  }
}

/// What some threads brought back.
private final class Results<R: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [R] = []

  var all: [R] { lock.withLock { list } }

  func add(_ result: R) {
    lock.withLock { list.append(result) }
  }
}

/// Runs `body` on threads of their own, released together, and returns what they brought back, in no order.
func onThreads<R: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> R) -> [R] {
  let results = Results<R>()
  let gate = Gate()
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      gate.wait()
      results.add(body(index))
      group.leave()
    }
  }
  gate.open()
  group.wait()
  return results.all
}

/// Runs `body` in tasks that are released together.
func inTasks<R: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) async -> R) async -> [R] {
  let gate = Gate()
  return await withTaskGroup(of: R.self) { group in
    for index in 0..<count {
      group.addTask {
        await gate.suspend()
        return await body(index)
      }
    }
    gate.open()
    return await group.reduce(into: []) { $0.append($1) }
  }
}

/// What most threads have on Darwin, in bytes.
///
/// AddressSanitizer surrounds each local variable with memory of its own, and needs more.
let darwinStack: Int = {
  #if WAGGLE_ADDRESS_SANITIZER
  4 << 20
  #else
  512 << 10
  #endif
}()

/// Runs `body` on a thread of its own, so that it may block without holding up tasks.
///
/// `stackSize` is in bytes.
func onThread<R: Sendable>(stackSize: Int = 8 << 20, _ body: @escaping @Sendable () throws -> R) async throws -> R {
  try await withCheckedThrowingContinuation { continuation in
    let thread = Thread { continuation.resume(with: Result { try body() }) }
    thread.stackSize = stackSize
    thread.start()
  }
}
