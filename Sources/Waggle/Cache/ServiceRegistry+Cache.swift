// What `get` puts into the cache, and when it goes.

extension ServiceRegistry {
  /// Has the next `get` of a service find what this one did.
  ///
  /// A child registry has no cache: what it sees can change with each registry above it.
  func remember<S>(_ registration: Registration<S>, for key: ServiceKey) {
    guard parent == nil, registration.scope == .singleton || registration.scope == .transient else { return }
    table.withLock { table in
      guard !holdings.isEnded, table.isOnlyProvider(registration) else { return }
      switch registration.scope {
      case .singleton: registration.putInstance(into: cache, key)
      case _: if allDecorators(of: S.self).isEmpty { registration.putFactory(into: cache, key) }
      }
    }
  }

  /// Has every `get` look for itself from now on.
  func turnCacheOff() {
    for tickets in table.withLock({ _ in cache.cells.turnOff(cache) }) { tickets.giveBack() }
  }

  /// Has every service be looked for once more.
  func emptyCache() {
    for tickets in table.withLock({ _ in cache.cells.closeAll() }) { tickets.giveBack() }
  }
}

extension Registration {
  /// Puts the instance into a cache, if it is made.
  fileprivate func putInstance(into cache: borrowing ServiceCache, _ key: ServiceKey) {
    guard let instance = madeInstance else { return }
    instance.put(into: cache, for: key)
  }

  /// Puts the registration itself into a cache, if it makes its instances on the spot.
  fileprivate func putFactory(into cache: borrowing ServiceCache, _ key: ServiceKey) {
    guard case .synchronous(_, let actor, _) = factory else { return }
    cache.cells.put(self, .factory, self, for: key, home: actor, in: cache)
  }
}
