/// Who is asked before a handler is.
struct Interceptor: Sendable {
  enum Decide: Sendable {
    case synchronous(@Sendable (RouteRequest) throws -> RouteDecision)
    case asynchronous(@Sendable (RouteRequest) async throws -> RouteDecision)
  }

  /// The URLs that it is for; `nil` for all requests, by key and by action too.
  let scope: RoutePattern?
  let decide: Decide
  let place: RoutePlace
}
