/// How one registration makes its service, whatever that is.
enum Factory: Sendable {
  typealias Asynchronous = @Sendable (ServiceResolver) async throws -> Instance

  /// Must be called where `actor` is, or anywhere when that is `nil`; what it makes may leave the actor or not.
  case synchronous(Maker, actor: (any Actor)?, mayLeave: Bool)
  /// Finds its own way to its actor.
  case asynchronous(Asynchronous)

  init<S>(_ make: @escaping @isolated(any) (ServiceInjector) throws -> S, mayLeave: Bool) {
    self = .synchronous(Maker(inPlace(make)), actor: make.isolation, mayLeave: mayLeave)
  }

  init<S>(_ make: @escaping @isolated(any) (ServiceResolver) throws -> S, mayLeave: Bool) {
    self = .synchronous(Maker(inPlace(make)), actor: make.isolation, mayLeave: mayLeave)
  }

  init<S>(_ make: @escaping @isolated(any) () throws -> S, mayLeave: Bool) {
    self = .synchronous(Maker(inPlace(make)), actor: make.isolation, mayLeave: mayLeave)
  }

  init<S>(on actor: (any Actor)?, mayLeave: Bool, _ make: @escaping (ServiceInjector) throws -> S) {
    self = .synchronous(Maker(make), actor: actor, mayLeave: mayLeave)
  }

  init<S>(waiting make: @escaping @Sendable (ServiceResolver) async throws -> Made<S>) {
    self = .asynchronous { try await make($0).instance }
  }
}

extension Factory {
  /// The factory, if it is synchronous, or one that nobody calls.
  var maker: Maker {
    guard case .synchronous(let maker, _, _) = self else { return .none }
    return maker
  }
}
