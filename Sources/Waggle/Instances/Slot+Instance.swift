extension Slot {
  /// The instance, which is made on this thread if there is none; whoever asks meanwhile waits for it.
  ///
  /// - Parameters:
  ///   - key: What is made, for circles.
  ///   - prepare: Throws if the instance may not be made here. It comes before the flight, or those who may make the
  ///     instance would find the slot taken by one who may not; and always where a task makes the instance.
  ///   - make: Makes the instance and has the slot keep it.
  func instance(
    of key: ServiceKey, prepare: () throws(ServiceError) -> Void, make: () throws(ServiceError) -> Instance
  ) throws(ServiceError) -> Instance {
    while true {
      switch read() {
      case .made(let instance):
        return instance
      case .making(let flight):
        let waiting = try flight.board()
        flight.wait()
        flight.leave(waiting)
      case .awaiting, .empty:
        try prepare()
        if let instance = try fly(to: key, make) { return instance }
      }
    }
  }

  /// Makes the instance; `nil` if another thread was first.
  private func fly(
    to key: ServiceKey, _ make: () throws(ServiceError) -> Instance
  ) throws(ServiceError) -> Instance? {
    let flight = Flight(of: key)
    let waiting = try flight.board()
    defer { flight.leave(waiting) }
    let outcome: Result<Instance, ServiceError>? = flight.run {
      guard case .making(let first) = claim({ .making(flight) }), first === flight else { return nil }
      do throws(ServiceError) {
        return .success(try make())
      } catch {
        settle(nil)
        return .failure(error)
      }
    }
    guard let outcome else { return nil }
    flight.land()
    return try outcome.get()
  }
}
