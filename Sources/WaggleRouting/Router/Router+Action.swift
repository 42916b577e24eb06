extension Router {
  /// Adds an action of a target: what `perform` reaches by names.
  ///
  /// ```swift
  /// try router.add(target: "BAim", action: "gotoBAimController") { request in
  ///   BAimController(name: try request.argument("name"), callBack: try request.argument("callBack"))
  /// }
  /// ```
  ///
  /// The build adds those that are annotated: `// @route` before a method of a provider. An action called `notFound` answers
  /// whatever its target has no action for.
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - action: The name of the action.
  ///   - file: The place that messages name; leave it to the compiler.
  ///   - line: The place that messages name; leave it to the compiler.
  ///   - handler: Answers a request, as in `add(_:access:)`.
  /// - Throws: ``RouteError``, *conflict*, if the target has such an action.
  /// - Complexity: O(1).
  public func add<Result: Sendable>(
    target: String, action: String, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) throws(RouteError) {
    try add(target, action, Handler(handler, mayLeave: true), .code(file: file, line: line))
  }

  /// Adds an action whose answer stays on the actor that makes it.
  public func add<Result>(
    target: String, action: String, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) throws -> Result
  ) throws(RouteError) {
    try add(target, action, Handler(handler, mayLeave: false), .code(file: file, line: line))
  }

  /// Adds an action that answers asynchronously.
  public func add<Result>(
    target: String, action: String, file: StaticString = #fileID, line: UInt32 = #line,
    _ handler: @escaping @isolated(any) @Sendable (RouteRequest) async throws -> sending Result
  ) throws(RouteError) {
    try add(target, action, Handler(waiting: handler), .code(file: file, line: line))
  }

  /// Performs an action of a target, at once.
  ///
  /// ```swift
  /// try router.perform("CAim", "gotoCAimController", ["name": "From C"])
  /// ```
  ///
  /// A module's author hides the names in an extension of `Router`, so that they are written once:
  ///
  /// ```swift
  /// extension Router {
  ///   public func gotoCAim(name: String) throws { try perform("CAim", "gotoCAimController", ["name": name]) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - target: The name of the target.
  ///   - action: The name of the action.
  ///   - arguments: By the labels of the action's parameters. A text is converted to what the action wants.
  ///   - type: What the answer is to be; `Void.self` for whatever it is.
  ///   - isolation: The actor that the caller runs on; leave it to the compiler.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Throws: ``RouteError``, as `object(for:)`: *notFound* names the nearest target or action, *parameter* the nearest label.
  /// - Complexity: O(1), and what interceptors and the action cost.
  public func perform<Result>(
    _ target: String, _ action: String, _ arguments: [String: any Sendable] = [:], as type: Result.Type = Void.self,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) throws(RouteError) -> Result {
    let request = RouteRequest(
      "\(target).\(action)", .action, target: target, action: action, objects: arguments, services: registry)
    return try answer(request, type, isolation, .code(file: file, line: line))
  }

  /// Performs an action of a target, waits, and gets the answer.
  ///
  /// The parameters, errors and costs are those of `perform` and `open`.
  public func open<Result>(
    target: String, action: String, with arguments: [String: any Sendable] = [:], as type: Result.Type = Void.self,
    timeout: Duration? = nil, isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID,
    line: UInt32 = #line
  ) async throws(RouteError) -> Result {
    let request = RouteRequest(
      "\(target).\(action)", .action, target: target, action: action, objects: arguments, services: registry)
    return try await answer(waitingFor: request, type, timeout, isolation, .code(file: file, line: line))
  }

  /// Tells whether a target has an action, without asking anybody.
  ///
  /// - Complexity: O(1).
  public func canPerform(_ target: String, _ action: String) -> Bool {
    read { $0.content.actions[target]?[action] != nil }
  }

  /// Takes out an action.
  ///
  /// - Returns: Whether there was one.
  /// - Complexity: O(1).
  @discardableResult
  public func remove(target: String, action: String) -> Bool {
    let removed = changeSafely { $0.actions[target]?.removeValue(forKey: action) }
    return removed.flatMap { $0 } != nil
  }

  func add(_ target: String, _ action: String, _ handler: Handler, _ place: RoutePlace) throws(RouteError) {
    let route = Route("\(target).\(action)", .action, handler, place)
    try change { content throws(RouteError) in
      if let other = content.actions[target]?[action] { throw RouteError(.conflict(route, with: other)) }
      content.actions[target, default: [:]][action] = route
    }
  }
}

extension RouterContent {
  /// The route of an action, or that of the target for actions that it does not have.
  func action(_ request: RouteRequest) -> Route? {
    guard let target = request.target, let actions = actions[target] else { return nil }
    return actions[request.action] ?? actions["notFound"]
  }
}
