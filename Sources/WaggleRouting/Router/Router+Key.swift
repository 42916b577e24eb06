extension Router {
  /// Adds what answers a key, a name that no URL can reach.
  ///
  /// ```swift
  /// try router.add(key: "gotoDAim") { request in DAimPage(name: try request.object("name")) }
  /// let page = try router.object(forKey: "gotoDAim", with: ["name": "From D"], as: DAimPage.self)
  /// ```
  ///
  /// - Parameters:
  ///   - key: Any text.
  ///   - file: The place that messages name; leave it to the compiler.
  ///   - line: The place that messages name; leave it to the compiler.
  ///   - handler: Answers a request, as in `add(_:access:)`.
  /// - Throws: ``RouteError``, *conflict*, if the key is taken.
  /// - Complexity: O(1).
  public func add<Result: Sendable>(
    key: String, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) throws(RouteError) {
    try add(Route(key, .key, Handler(handler, mayLeave: true), .code(file: file, line: line)))
  }

  /// Adds what answers a key, and whose answer stays on the actor that makes it.
  public func add<Result>(
    key: String, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) throws(RouteError) {
    try add(Route(key, .key, Handler(handler, mayLeave: false), .code(file: file, line: line)))
  }

  /// Adds what answers a key asynchronously.
  public func add<Result>(
    key: String, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> sending Result
  ) throws(RouteError) {
    try add(Route(key, .key, Handler(waiting: handler), .code(file: file, line: line)))
  }

  /// Takes out what answers a key.
  ///
  /// - Returns: Whether there was anything.
  /// - Complexity: O(1).
  @discardableResult
  public func remove(key: String) -> Bool {
    let removed = changeSafely { $0.keys.removeValue(forKey: key) }
    return if case .some(.some) = removed { true } else { false }
  }

  func add(_ route: Route) throws(RouteError) {
    try change { content throws(RouteError) in
      if let other = content.keys[route.text] { throw RouteError(.conflict(route, with: other)) }
      content.keys[route.text] = route
    }
  }
}
