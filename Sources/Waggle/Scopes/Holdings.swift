/// The slots in which a registry keeps instances, in the order in which those were made.
final class Holdings: Sendable {
  private struct State: Sendable {
    var slots: [Slot] = []
    var isEnded = false
  }

  private let state = Lock(State())

  /// Whether the registry has ended.
  var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Notes a slot that is about to hold an instance; false if the registry has ended.
  ///
  /// A slot whose registration went while the instance was made is not noted: nobody would remove it.
  func add(_ slot: Slot) -> Bool {
    state.withLock { state in
      if !state.isEnded, !slot.isOrphan { state.slots.append(slot) }
      return !state.isEnded
    }
  }

  /// Forgets a slot whose registration is gone.
  func remove(_ slot: Slot) {
    slot.orphan()
    state.withLock { state in
      if let index = state.slots.lastIndex(where: { $0 === slot }) { state.slots.remove(at: index) }
    }
  }

  /// Ends, and takes the slots; the last that was filled comes last.
  func end() -> [Slot] {
    state.withLock { state in
      state.isEnded = true
      defer { state.slots = [] }
      return state.slots
    }
  }
}
