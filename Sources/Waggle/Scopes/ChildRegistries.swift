/// The scopes that were made from a registry, as long as they live.
final class ChildRegistries: Sendable {
  private struct State: Sendable {
    var children: [WeakReference] = []
    /// With how many it is time to forget those that are gone.
    var limit = 16
  }

  private let state = Lock(State())

  /// Those that live.
  var living: [ServiceRegistry] {
    state.withLock { $0.children }.compactMap { $0.object as? ServiceRegistry }
  }

  /// - Complexity: O(1), amortised.
  func add(_ child: ServiceRegistry) {
    let reference = WeakReference(child)
    // Who is looked at may go right then, which must not happen while the lock is held: its instances may ask for services.
    let seen = state.withLock { state -> [ServiceRegistry] in
      var seen: [ServiceRegistry] = []
      if state.children.count >= state.limit {
        state.children.removeAll { child in
          guard let registry = child.object as? ServiceRegistry else { return true }
          seen.append(registry)
          return false
        }
        state.limit = max(16, 2 * state.children.count)
      }
      state.children.append(reference)
      return seen
    }
    withExtendedLifetime(seen) {}
  }
}
