// Three forms of each, so that the compiler checks what may leave an actor and accepts every closure that a user would write.

extension Router {
  /// Adds a route.
  ///
  /// ```swift
  /// try router.add("mgj://search/:query", access: .public) { request in SearchPage(query: try request["query"]) }
  /// try router.add("mgj://home") { @MainActor request in HomePage() }
  /// try router.add("mgj://orders") { request in try await OrderList(account: loadAccount()) }
  /// ```
  ///
  /// What is said here holds for all forms of `add` and `replace`.
  ///
  /// - Parameters:
  ///   - pattern: Which URLs it answers; see ``RoutePattern``.
  ///   - access: Whether URLs from outside may use it; `.internal` if nothing is said.
  ///   - file: The place that messages name; leave it to the compiler.
  ///   - line: The place that messages name; leave it to the compiler.
  ///   - handler: Answers a request. It may be bound to an actor, `{ @MainActor request in … }`, and is called there. It may
  ///     throw ``Pass`` to leave the request to the next route that fits; what else it throws arrives as *failed*.
  /// - Throws: ``RouteError``: *pattern*, or *conflict* if another route answers the same URLs, with the places of both.
  /// - Complexity: O(*n*) in the length of the pattern. The next look-up copies the table once, which is O(*n*) in the number
  ///   of routes.
  public func add<Result: Sendable>(
    _ pattern: String, access: RouteAccess = .internal, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) throws(RouteError) {
    try add(pattern, access, Handler(handler, mayLeave: true), .code(file: file, line: line))
  }

  /// Adds a route whose answer stays on the actor that makes it.
  public func add<Result>(
    _ pattern: String, access: RouteAccess = .internal, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) throws(RouteError) {
    try add(pattern, access, Handler(handler, mayLeave: false), .code(file: file, line: line))
  }

  /// Adds a route that answers asynchronously.
  public func add<Result>(
    _ pattern: String, access: RouteAccess = .internal, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> sending Result
  ) throws(RouteError) {
    try add(pattern, access, Handler(waiting: handler), .code(file: file, line: line))
  }

  /// Adds a route in the place of the one that answers the same URLs, if there is one.
  public func replace<Result: Sendable>(
    _ pattern: String, access: RouteAccess = .internal, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) throws(RouteError) {
    try replace(pattern, access, Handler(handler, mayLeave: true), .code(file: file, line: line))
  }

  /// Adds a route, whose answer stays on the actor that makes it, in the place of the one that answers the same URLs.
  public func replace<Result>(
    _ pattern: String, access: RouteAccess = .internal, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) throws(RouteError) {
    try replace(pattern, access, Handler(handler, mayLeave: false), .code(file: file, line: line))
  }

  /// Adds a route that answers asynchronously in the place of the one that answers the same URLs.
  public func replace<Result>(
    _ pattern: String, access: RouteAccess = .internal, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> sending Result
  ) throws(RouteError) {
    try replace(pattern, access, Handler(waiting: handler), .code(file: file, line: line))
  }

  /// Takes out the route of exactly this pattern; other patterns, longer ones too, stay.
  ///
  /// - Parameter pattern: The pattern, as it was added.
  /// - Returns: Whether there was one.
  /// - Complexity: O(*n*) in the number of routes.
  @discardableResult
  public func remove(_ pattern: String) -> Bool {
    let removed = changeSafely { content in content.table.remove { $0.text == pattern } }
    return removed?.isEmpty == false
  }

  /// Takes out all routes, keys and actions, and what `notFound` set; interceptors and the route map stay.
  ///
  /// - Complexity: O(*n*) in the number of routes.
  public func removeAll() {
    changeSafely { content in
      let old = content
      content.table = RouteTable(isCaseInsensitive: content.table.isCaseInsensitive)
      content.keys = [:]
      content.actions = [:]
      content.catalogs = []
      content.notFound = nil
      return old
    }
  }
}

extension Router {
  /// Reads a pattern and sees to it that all its types are known.
  func parse(_ text: String) throws(RouteError) -> RoutePattern {
    let pattern = try RoutePattern(text)
    for (name, column) in pattern.types where types[name] == nil {
      let problem = PatternProblem(column: column, reason: .unknownType(name, known: types.keys.sorted()))
      throw RouteError(.pattern(text, problem))
    }
    return pattern
  }

  func add(_ pattern: String, _ access: RouteAccess, _ handler: Handler, _ place: RoutePlace) throws(RouteError) {
    let route = Route(try parse(pattern), access, handler, place)
    try change { content throws(RouteError) in
      do throws(RouteTable.Conflict) {
        try content.table.insert(route, types: types)
      } catch {
        throw RouteError(.conflict(route, with: error.route))
      }
    }
  }

  private func replace(
    _ pattern: String, _ access: RouteAccess, _ handler: Handler, _ place: RoutePlace
  ) throws(RouteError) {
    let route = Route(try parse(pattern), access, handler, place)
    _ = try change { content throws(RouteError) -> [Route] in
      var removed: [Route] = []
      // A pattern with optional groups may be in the way of several.
      while true {
        do throws(RouteTable.Conflict) {
          try content.table.insert(route, types: types)
          return removed
        } catch {
          let other = error.route
          removed += content.table.remove { $0 === other }
        }
      }
    }
  }

  /// A change that cannot fail.
  @discardableResult
  func changeSafely<Result: Sendable>(_ body: (inout RouterContent) -> Result) -> Result? {
    try? change { content throws(RouteError) in body(&content) }
  }
}
