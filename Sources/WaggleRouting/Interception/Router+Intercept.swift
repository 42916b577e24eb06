internal import Waggle

extension Router {
  /// Has a closure asked about each request before a handler is.
  ///
  /// ```swift
  /// router.intercept { request in
  ///   isLoggedIn || request.url == "mgj://login" ? .proceed : .redirect("mgj://login")
  /// }
  /// try router.intercept("mgj://account/**") { request in try await audit(request.url); return .proceed }
  /// ```
  ///
  /// Of several, each is asked after the one before it, about what that one left. A redirect is a new request: all are asked
  /// again, but a URL that was there before makes it *redirect*, as do more than 16. ``explain(_:isExternal:file:line:)`` asks them too, so
  /// they should do nothing but decide.
  ///
  /// - Parameters:
  ///   - file: The place that messages name; leave it to the compiler.
  ///   - line: The place that messages name; leave it to the compiler.
  ///   - decide: Says whether and how to go on. What it throws arrives as *failed*.
  /// - Complexity: O(1); a look-up asks each interceptor.
  public func intercept(
    file: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @Sendable (RouteRequest) throws -> RouteDecision
  ) {
    add(Interceptor(scope: nil, decide: .synchronous(decide), place: .code(file: file, line: line)))
  }

  /// Has an asynchronous closure asked about each request; `object(for:)` then throws *asynchronous*.
  public func intercept(
    file: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @Sendable (RouteRequest) async throws -> RouteDecision
  ) {
    add(Interceptor(scope: nil, decide: .asynchronous(decide), place: .code(file: file, line: line)))
  }

  /// Has a closure asked about each URL that fits a pattern.
  ///
  /// - Throws: ``RouteError``, *pattern*.
  public func intercept(
    _ pattern: String, file: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @Sendable (RouteRequest) throws -> RouteDecision
  ) throws(RouteError) {
    let scope = try parse(pattern)
    add(Interceptor(scope: scope, decide: .synchronous(decide), place: .code(file: file, line: line)))
  }

  /// Has an asynchronous closure asked about each URL that fits a pattern.
  ///
  /// - Throws: ``RouteError``, *pattern*.
  public func intercept(
    _ pattern: String, file: StaticString = #fileID, line: UInt32 = #line,
    _ decide: @escaping @Sendable (RouteRequest) async throws -> RouteDecision
  ) throws(RouteError) {
    let scope = try parse(pattern)
    add(Interceptor(scope: scope, decide: .asynchronous(decide), place: .code(file: file, line: line)))
  }

  private func add(_ interceptor: Interceptor) {
    changeSafely { $0.interceptors.append(interceptor) }
  }

  /// Has a closure see what came of each request, whatever door it came by.
  ///
  /// ```swift
  /// router.observe { event in print(event.path, event.duration, event.error.map { "\($0)" } ?? "fine") }
  /// ```
  ///
  /// - Parameters:
  ///   - includingServices: Whether it sees what the registry is asked for too. That has the registry look up each service
  ///     the slow way, as the registry's own `intercept` does.
  ///   - observer: Is called after each request, where that ends, while no lock is held.
  /// - Complexity: O(1).
  public func observe(includingServices: Bool = false, _ observer: @escaping @Sendable (RouteEvent) -> Void) {
    changeSafely { $0.observers.append(observer) }
    guard includingServices else { return }
    registry.intercept { resolution in
      var failure: ServiceError?
      if case .failure(let error) = resolution.result { failure = error }
      observer(
        RouteEvent(
          door: .service, path: resolution.path, route: resolution.scope, callSite: resolution.callSite,
          duration: resolution.duration, error: failure))
    }
  }
}
