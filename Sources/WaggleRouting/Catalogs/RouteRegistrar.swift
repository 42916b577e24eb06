/// The door through which generated code adds its routes.
///
/// Not for use by hand: its functions fit what `WagglePlugin` writes, and change with it. Use the router's `add` instead.
public struct RouteRegistrar: Sendable {
  private let router: Router
  private let names: Names

  /// What a route is reached by.
  private enum Names: Sendable {
    case nothing
    case pattern(String, RouteAccess)
    case key(String)
    case action(String, String)
  }

  init(_ router: Router) {
    self.router = router
    names = .nothing
  }

  private init(_ router: Router, _ names: Names) {
    self.router = router
    self.names = names
  }

  /// Adds a route for URLs of this process.
  public func at(_ pattern: String) -> RouteRegistrar { RouteRegistrar(router, .pattern(pattern, .internal)) }

  /// Adds a route for URLs from outside too.
  public func publicly(at pattern: String) -> RouteRegistrar { RouteRegistrar(router, .pattern(pattern, .public)) }

  /// Adds what answers a key.
  public func key(_ key: String) -> RouteRegistrar { RouteRegistrar(router, .key(key)) }

  /// Adds an action of a target.
  public func action(_ target: String, _ action: String) -> RouteRegistrar {
    RouteRegistrar(router, .action(target, action))
  }

  /// Adds a handler whose answer may go anywhere.
  public func add<Result: Sendable>(
    _ place: StaticString, _ handler: @escaping @isolated(any) (RouteRequest) throws -> Result
  ) throws {
    try add(place, Handler(handler, mayLeave: true))
  }

  /// Adds a handler whose answer stays on the actor that makes it.
  public func add<Result>(
    _ place: StaticString, _ handler: @escaping @isolated(any) (RouteRequest) throws -> Result
  ) throws {
    try add(place, Handler(handler, mayLeave: false))
  }

  /// Adds a handler that answers asynchronously.
  public func add(_ place: StaticString, waiting handler: @escaping (RouteRequest) async throws -> RouteAnswer) throws {
    try add(place, Handler(generated: handler))
  }

  private func add(_ place: StaticString, _ handler: Handler) throws(RouteError) {
    let place = RoutePlace.declared(place)
    switch names {
    case .nothing: return
    case .pattern(let pattern, let access): try router.add(pattern, access, handler, place)
    case .key(let key): try router.add(Route(key, .key, handler, place))
    case .action(let target, let action): try router.add(target, action, handler, place)
    }
  }
}
