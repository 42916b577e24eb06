extension ServiceRegistry {
  /// Makes a child registry, in which services of the scope `scoped` have an instance of their own.
  ///
  /// ```swift
  /// let session = registry.makeScope("session")
  /// let user = try session.get((any User).self)
  /// await session.end()
  /// ```
  ///
  /// The child finds all that its parent has. What it registers or overrides itself is seen by those who ask the child, and
  /// hides the parent's providers of the same service and name; a parent's shared instances never see it.
  ///
  /// - Parameter name: Names the scope in messages.
  /// - Complexity: O(1).
  public func makeScope(_ name: String = "scope") -> ServiceRegistry {
    let child = ServiceRegistry(parent: self, name: name)
    children.add(child)
    return child
  }

  /// Ends a scope: releases the instances that this registry holds, the last one first.
  ///
  /// Those that are a ``ServiceLifetime`` are told before they are released, each once. From the start of the call on,
  /// whoever asks this registry or a child of it gets the error *ended*. A registry that is dropped without this call
  /// releases its instances in the same order, and tells nobody.
  ///
  /// - Complexity: O(*n*) in the number of instances, and what they do when they end.
  public func end() async {
    var slots = holdings.end()
    noteOwn()
    turnCacheOff()
    var told: Set<ObjectIdentifier> = []
    while let slot = slots.popLast() {
      if let lifetime = slot.lifetime, told.insert(ObjectIdentifier(lifetime)).inserted { await lifetime.end() }
      slot.release()
    }
  }

  /// Where this scope keeps its instance of a registration; `nil` outside of any scope.
  func scopedSlot(of registration: Registration) -> Slot? {
    parent == nil ? nil : scopedSlots.slot(of: registration)
  }
}
