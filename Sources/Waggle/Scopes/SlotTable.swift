/// A slot for each registration that asked for one: of a scope, or of one resolution.
final class SlotTable: Sendable {
  /// A registration is kept as long as its slot: its address is the key.
  private struct Entry: Sendable {
    let registration: any AnyRegistration
    let slot: any AnySlot
  }

  private let entries = Lock<[ObjectIdentifier: Entry]>([:])

  /// The slot of a registration, which is made if there is none.
  func slot<S>(of registration: Registration<S>) -> Slot<S> {
    entries.withLock { entries in
      if let slot = entries[ObjectIdentifier(registration)]?.slot as? Slot<S> { return slot }
      let slot = Slot<S>(holdsWeakly: false)
      entries[ObjectIdentifier(registration)] = Entry(registration: registration, slot: slot)
      return slot
    }
  }
}
