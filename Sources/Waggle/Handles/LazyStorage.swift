internal import Synchronization

/// What the copies of one lazy handle share.
final class LazyStorage: Sendable {
  let resolver: LateResolver
  let key: ServiceKey
  private let slot = Slot(holdsWeakly: false)
  /// What the slot holds, for those who look without a lock.
  private let ready = Atomic<Unmanaged<Box>?>(nil)

  init(_ resolver: LateResolver, _ key: ServiceKey) {
    self.resolver = resolver
    self.key = key
  }

  /// The instance that was made; the slot keeps it as long as this object lives.
  @inline(__always)
  var made: Unmanaged<Box>? { ready.load(ordering: .acquiring) }

  /// The instance, which `make` makes if there is none.
  func instance(_ make: () throws(ServiceError) -> Instance) throws(ServiceError) -> Instance {
    let instance = try slot.instance(of: key, prepare: {}) { () throws(ServiceError) in
      let instance = try make()
      slot.settle(instance)
      return instance
    }
    ready.store(.passUnretained(instance.box), ordering: .releasing)
    return instance
  }
}
