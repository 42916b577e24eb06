internal import Synchronization

/// The slots in which a registry keeps instances, in the order in which those were made.
final class Holdings: Sendable {
  private let slots = Lock<[Slot]>([])
  /// Changes while the lock is held.
  private let hasEnded = Atomic(false)

  /// Whether the registry has ended.
  var isEnded: Bool { hasEnded.load(ordering: .acquiring) }

  /// Notes a slot that is about to hold an instance; false if the registry has ended.
  ///
  /// Where the registration went while the instance was made, the slot is not noted: nobody would remove it.
  func add(_ slot: Slot, of registration: Registration) -> Bool {
    slots.withLock { slots in
      if isEnded { return false }
      if !registration.isRetired { slots.append(slot) }
      return true
    }
  }

  /// Forgets a slot whose registration is retired.
  func remove(_ slot: Slot) {
    slots.withLock { slots in
      if let index = slots.lastIndex(where: { $0 === slot }) { slots.remove(at: index) }
    }
  }

  /// Ends, and takes the slots; the last that was filled comes last.
  func end() -> [Slot] {
    slots.withLock { slots in
      hasEnded.store(true, ordering: .releasing)
      defer { slots = [] }
      return slots
    }
  }
}
