internal import Waggle

extension Router {
  /// Opens a URL, waits for whoever answers, and gets the answer.
  ///
  /// ```swift
  /// let page = try await router.open("mgj://search/bicycle?color=red", with: ["image": image], as: SearchPage.self)
  /// try await router.open("mgj://log/out")
  /// ```
  ///
  /// There is exactly one answer or one error, whatever handlers and interceptors do. To cancel the task is *cancelled*, if the
  /// handler heeds it.
  ///
  /// - Parameters:
  ///   - url: The URL; with escapes or without.
  ///   - objects: What only code can give, by name: images, closures, delegates. They are `Sendable`, for a handler may be on
  ///     another actor; a closure in a literal is `{ @Sendable in … }` or `{ @MainActor in … }`.
  ///   - type: What the answer is to be; `Void.self` for whatever it is.
  ///   - timeout: How long to wait; `nil` for as long as it takes. What comes later is dropped, and its task is cancelled.
  ///   - isolation: The actor that the caller runs on; leave it to the compiler.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Throws: ``RouteError``: *malformed*, *notFound*, *refused*, *failed*, *cancelled*, *timedOut*, *result*, *parameter* or
  ///   *redirect*; *isolated* if the answer is made on another actor and is not `Sendable`.
  /// - Complexity: As `object(for:)`, and the waits.
  public func open<Result>(
    _ url: String, with objects: [String: any Sendable] = [:], as type: Result.Type = Void.self,
    timeout: Duration? = nil, isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID,
    line: UInt32 = #line
  ) async throws(RouteError) -> Result {
    let request = RouteRequest(url, .url, objects: objects, services: registry)
    return try await answer(waitingFor: request, type, timeout, isolation, .code(file: file, line: line))
  }

  /// Opens a URL that came from outside: of a push message, a web page, a scanned code.
  ///
  /// Only routes with `access: .public` answer it, and those alone, wherever it is redirected to. It carries texts, and no
  /// objects; it can name neither key nor action. The other parameters and errors are those of `open`.
  ///
  /// - Throws: ``RouteError``: *refused* if only routes would answer it that are internal.
  public func open<Result>(
    external url: String, as type: Result.Type = Void.self, timeout: Duration? = nil,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) async throws(RouteError) -> Result {
    let request = RouteRequest(url, .url, isExternal: true, objects: [:], services: registry)
    return try await answer(waitingFor: request, type, timeout, isolation, .code(file: file, line: line))
  }

  /// Opens what is registered for a key, waits, and gets the answer.
  ///
  /// The parameters, errors and costs are those of `open`.
  public func open<Result>(
    key: String, with objects: [String: any Sendable] = [:], as type: Result.Type = Void.self,
    timeout: Duration? = nil, isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID,
    line: UInt32 = #line
  ) async throws(RouteError) -> Result {
    let request = RouteRequest(key, .key, objects: objects, services: registry)
    return try await answer(waitingFor: request, type, timeout, isolation, .code(file: file, line: line))
  }

  /// Drives a request to its answer.
  func answer<Result>(
    waitingFor request: RouteRequest, _ type: Result.Type, _ timeout: Duration?, _ isolation: isolated (any Actor)?,
    _ callSite: RoutePlace
  ) async throws(RouteError) -> Result {
    var journey = Journey(request, in: self, at: callSite)
    let watch = Watch(self)
    let limit = timeout.map { TimeLimit($0) }
    do throws(RouteError) {
      let result = try await drive(&journey, type, limit, isolation)
      watch?.report(journey, callSite, nil)
      return result
    } catch {
      watch?.report(journey, callSite, error)
      throw error
    }
  }

  private func drive<Result>(
    _ journey: inout Journey, _ type: Result.Type, _ limit: TimeLimit?, _ isolation: isolated (any Actor)?
  ) async throws(RouteError) -> Result {
    while true {
      guard !Task.isCancelled else { throw journey.error(.cancelled) }
      switch try journey.next() {
      case .answer(let value, let place): return try journey.result(value, from: place)
      case .ask(let interceptor, let request):
        let decision: RouteDecision
        do {
          decision =
            switch interceptor.decide {
            case .synchronous(let decide): try decide(request)
            case .asynchronous(let decide):
              try await TimeLimit.run(limit) { Crossing(try await decide(request)) }.value
            }
        } catch {
          throw journey.error(error, from: interceptor.place, isInterceptor: true)
        }
        try journey.take(decision)
      case .run(let route, let request):
        let value: Any
        do {
          value = try await run(route, request, limit, isolation, journey)
        } catch is Pass {
          try journey.pass()
          continue
        } catch {
          throw journey.error(error, from: route.place)
        }
        return try journey.result(value, from: route.place)
      }
    }
  }

  private func run(
    _ route: Route, _ request: RouteRequest, _ limit: TimeLimit?, _ isolation: isolated (any Actor)?, _ journey: Journey
  ) async throws -> Any {
    switch route.handler {
    case .asynchronous(let answer):
      let answer = try await TimeLimit.run(limit) { try await answer(request) }
      guard isOn(answer.home, isolation) else {
        throw journey.error(.isolated(to: Self.name(of: answer.home), mayLeave: false, route))
      }
      return answer.value.value
    case .synchronous(let answer, let actor, let mayLeave):
      if isOn(actor, isolation) { return try answer.value(request) }
      guard mayLeave else { throw journey.error(.isolated(to: Self.name(of: actor), mayLeave: false, route)) }
      return try await TimeLimit.run(limit) { try await Self.hop(answer, request, to: actor) }.value
    }
  }

  /// Calls a handler on its actor.
  private static func hop(
    _ answer: Crossing<(RouteRequest) throws -> Any>, _ request: RouteRequest, to actor: isolated (any Actor)?
  ) async throws -> Crossing<Any> {
    Crossing(try answer.value(request))
  }
}
