internal import Synchronization
import Waggle

/// Counts the objects that are alive.
final class Living: Sendable {
  private let atomic = Atomic(0)

  var count: Int { atomic.load(ordering: .acquiring) }

  func add(_ change: Int) {
    atomic.wrappingAdd(change, ordering: .acquiringAndReleasing)
  }
}

/// An instance that is counted while it lives.
final class Mortal: ServiceB, ServiceC {
  private let living: Living
  private let next: LazyService<any ServiceA>?

  init(_ living: Living, _ next: LazyService<any ServiceA>? = nil) {
    self.living = living
    self.next = next
    living.add(1)
  }

  deinit {
    living.add(-1)
  }
}
