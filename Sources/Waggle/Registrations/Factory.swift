/// How one registration makes its service.
enum Factory<S>: Sendable {
  typealias Synchronous = (ServiceInjector) throws -> S
  typealias Asynchronous = (ServiceResolver) async throws -> Made<S>

  /// Must be called where `actor` is, or anywhere when that is `nil`; what it makes may leave the actor or not.
  case synchronous(Crossing<Synchronous>, actor: (any Actor)?, mayLeave: Bool)
  /// Finds its own way to its actor.
  case asynchronous(Crossing<Asynchronous>)

  init(_ make: @escaping @isolated(any) (ServiceInjector) throws -> S, mayLeave: Bool) {
    self = .synchronous(Crossing(inPlace(make)), actor: make.isolation, mayLeave: mayLeave)
  }

  init(_ make: @escaping @isolated(any) (ServiceResolver) throws -> S, mayLeave: Bool) {
    let plain = inPlace(make)
    self = .synchronous(Crossing({ try plain($0.resolver) }), actor: make.isolation, mayLeave: mayLeave)
  }

  init(_ make: @escaping @isolated(any) () throws -> S, mayLeave: Bool) {
    let plain = inPlace(make)
    self = .synchronous(Crossing({ _ in try plain() }), actor: make.isolation, mayLeave: mayLeave)
  }

  init(on actor: (any Actor)?, mayLeave: Bool, _ make: @escaping Synchronous) {
    self = .synchronous(Crossing(make), actor: actor, mayLeave: mayLeave)
  }

  init(waiting make: @escaping Asynchronous) {
    self = .asynchronous(Crossing(make))
  }
}
