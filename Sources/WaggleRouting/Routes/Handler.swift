internal import Waggle

/// What a route does with a request, whatever that is.
enum Handler: Sendable {
  /// Must be called where `actor` is, or anywhere when that is `nil`; the result may leave the actor or not.
  case synchronous(Crossing<(RouteRequest) throws -> Any>, actor: (any Actor)?, mayLeave: Bool)
  /// Finds its own way to its actor.
  case asynchronous(@Sendable (RouteRequest) async throws -> RouteAnswer)

  init<T>(_ answer: @escaping @isolated(any) (RouteRequest) throws -> T, mayLeave: Bool) {
    let plain = inPlace(answer)
    self = .synchronous(Crossing { try plain($0) }, actor: answer.isolation, mayLeave: mayLeave)
  }

  init<T>(waiting answer: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> sending T) {
    self = .asynchronous { RouteAnswer(sent: try await answer($0)) }
  }

  init(generated answer: @escaping (RouteRequest) async throws -> RouteAnswer) {
    // Generated functions capture nothing.
    let answer = Crossing(answer)
    self = .asynchronous { try await answer.value($0) }
  }
}

/// What a handler throws that leaves the request to the next route that fits.
public struct Pass: Error {
  /// Makes what is thrown: `throw Pass()`.
  public init() {}
}
