extension Router {
  /// Has a closure answer what no route answers: with an error page, say.
  ///
  /// ```swift
  /// router.notFound { request in ErrorPage(url: try request["url"]) }
  /// ```
  ///
  /// It gets the request with two more parameters, `url` and `key`, both of which are what was asked for. It is asked once
  /// for each request, and no interceptor before it; what it throws is the request's error. Whoever is set last answers.
  ///
  /// - Parameters:
  ///   - file: The place that messages name; leave it to the compiler.
  ///   - line: The place that messages name; leave it to the compiler.
  ///   - handler: Answers a request, as in `add(_:access:)`. For one from outside, see ``RouteRequest/isExternal``.
  /// - Complexity: O(1).
  public func notFound<Result: Sendable>(
    file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) {
    setNotFound(Handler(handler, mayLeave: true), .code(file: file, line: line))
  }

  /// Has a closure answer what no route answers; its answer stays on the actor that makes it.
  public func notFound<Result>(
    file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) {
    setNotFound(Handler(handler, mayLeave: false), .code(file: file, line: line))
  }

  /// Has an asynchronous closure answer what no route answers.
  public func notFound<Result>(
    file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> sending Result
  ) {
    setNotFound(Handler(waiting: handler), .code(file: file, line: line))
  }

  private func setNotFound(_ handler: Handler, _ place: RoutePlace) {
    let route = Route("not found", .key, handler, place)
    changeSafely { content in
      let old = content.notFound
      content.notFound = route
      return old
    }
  }
}
