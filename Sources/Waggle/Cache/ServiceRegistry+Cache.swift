// What `get` puts into the cache, and when it goes.

extension ServiceRegistry {
  /// Has the next `get` of a service find what this one did, if it was not the first.
  ///
  /// Most services of an app are asked for once, when it starts: for them a place in the cache would cost more than all else.
  /// A child registry has no cache: what it sees can change with each registry above it.
  func remember<S>(_ registration: Registration, _ service: S.Type, for key: ServiceKey) {
    guard parent == nil, registration.scope == .singleton || registration.scope == .transient,
      registration.isAskedAgain()
    else { return }
    let unused = table.withLock { table -> [UnusedTickets] in
      guard !holdings.isEnded, table.isOnlyProvider(registration) else { return [] }
      if registration.scope == .singleton {
        return registration.madeInstance?.put(as: service, into: cache, for: key, expected: table.count) ?? []
      }
      if !isDecorated, case .synchronous(_, let actor, _) = registration.factory {
        return cache.put(registration, .countedFactory, registration, for: key, home: actor, expected: table.count) {
          HotFactory<S>(registration)
        }
      }
      return []
    }
    unused.giveBack()
  }

  /// Has every `get` look for itself from now on.
  func turnCacheOff() {
    table.withLock { _ in cache.turnOff() }.giveBack()
  }

  /// Has every service be looked for once more.
  func emptyCache() {
    table.withLock { _ in cache.closeAll() }.giveBack()
  }
}
