extension Flight {
  /// The flight whose factory runs here, for resolvers and for factories that call the registry itself.
  static let innermost = TaskLocal<Flight?>(wrappedValue: nil)

  /// Who waits for whom, over all threads, tasks and registries.
  ///
  /// An entry lives as long as its wait.
  private static let waits = Lock<[ObjectIdentifier: [Flight]]>([:])

  /// The flight that the running code is a part of.
  ///
  /// Task locals are inherited by an unstructured `Task` too, which does not count as a part: whoever runs a synchronous
  /// factory does so in one task. Behind an asynchronous one, Swift cannot tell such a task from a child task, and it counts.
  private static var running: Flight? {
    guard let flight = innermost.get() else { return nil }
    return flight.isAsynchronous || flight.task == .current ? flight : nil
  }

  /// Notes that the running factory, if there is one, waits for this flight.
  ///
  /// - Returns: What `leave(_:)` wants when the wait is over.
  /// - Throws: *cycle* if this flight waits, through however many others, for the running factory. Every wait is noted
  ///   before it begins, so that the last one of a circle is always found out.
  func board() throws(ServiceError) -> Flight? {
    guard let waiting = Flight.running else { return nil }
    let circle = Flight.waits.withLock { waits -> [Flight]? in
      if let way = way(to: waiting, in: waits) { return way }
      waits[ObjectIdentifier(waiting), default: []].append(self)
      return nil
    }
    if let circle { throw ServiceError(.cycle, path: circle.dropFirst().map { .init($0.key) }) }
    return waiting
  }

  /// Ends the wait that `board()` began.
  func leave(_ waiting: Flight?) {
    guard let waiting else { return }
    Flight.waits.withLock { waits in
      var list = waits[ObjectIdentifier(waiting), default: []]
      if let index = list.firstIndex(where: { $0 === self }) { list.remove(at: index) }
      waits[ObjectIdentifier(waiting)] = list.isEmpty ? nil : list
    }
  }

  /// The flights from this one to `end`, each of which waits for the next.
  private func way(to end: Flight, in waits: [ObjectIdentifier: [Flight]]) -> [Flight]? {
    var ways = [[self]]
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    while let way = ways.popLast(), let last = way.last {
      if last === end { return way }
      for next in waits[ObjectIdentifier(last), default: []] where seen.insert(ObjectIdentifier(next)).inserted {
        ways.append(way + [next])
      }
    }
    return nil
  }
}
