/// A slot for each registration that asked for one: of a scope, or of one resolution.
final class SlotTable: Sendable {
  /// A registration is kept as long as its slot: its address is the key.
  private struct Entry: Sendable {
    let registration: Registration
    let slot: Slot
  }

  private let entries = Lock<[ObjectIdentifier: Entry]>([:])

  /// The slot of a registration, which is made if there is none.
  ///
  /// That of a retired one is not kept: nobody would remove it.
  func slot(of registration: Registration) -> Slot {
    entries.withLock { entries in
      if let entry = entries[ObjectIdentifier(registration)] { return entry.slot }
      let slot = Slot(holdsWeakly: false)
      if !registration.isRetired {
        entries[ObjectIdentifier(registration)] = Entry(registration: registration, slot: slot)
      }
      return slot
    }
  }

  /// Removes the slot of a retired registration, and returns it.
  func remove(_ registration: Registration) -> Slot? {
    entries.withLock { $0.removeValue(forKey: ObjectIdentifier(registration)) }?.slot
  }
}
