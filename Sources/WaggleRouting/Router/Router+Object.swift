internal import Waggle

extension Router {
  /// Gets what the route of a URL answers, at once.
  ///
  /// ```swift
  /// let bar = try router.object(for: "mgj://search_top_bar", as: SearchBar.self)
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL; with escapes or without.
  ///   - objects: What only code can give, by name: images, closures, delegates. They are `Sendable`, for a handler may be on
  ///     another actor; a closure in a literal is `{ @Sendable in … }` or `{ @MainActor in … }`.
  ///   - type: What the answer is to be; `Void.self` for whatever it is.
  ///   - isolation: The actor that the caller runs on; leave it to the compiler.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Throws: ``RouteError``: *malformed*, *notFound*, *refused*, *failed*, *cancelled*, *result*, *parameter* or *redirect*;
  ///   *isolated* if the handler is bound to another actor; *asynchronous* if it, or an interceptor, is asynchronous. `open`
  ///   waits for these.
  /// - Complexity: O(*n*) in the length of the URL, and what interceptors and the handler cost.
  public func object<Result>(
    for url: String, with objects: [String: any Sendable] = [:], as type: Result.Type = Result.self,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) throws(RouteError) -> Result {
    var request = RouteRequest(url, .url, objects: objects, services: registry)
    // Nobody is asked but the handler: that is the usual case, and there is no more to do for it than this.
    guard let match = plainMatch(url), (try? request.readQuery()) != nil,
      case .synchronous(let handler, let actor, _) = match.route.handler, isOn(actor, isolation)
    else { return try answer(request, type, isolation, .code(file: file, line: line)) }
    request.match = match
    do {
      let value = try handler.value(request)
      if let result = value as? Result { return result }
      return try Journey(request, in: self, at: .code(file: file, line: line)).result(value, from: match.route.place)
    } catch {
      return try recover(from: error, request, match.route, type, isolation, .code(file: file, line: line))
    }
  }

  /// The route for a URL, where nobody else has a say in it.
  @inline(__always)
  private func plainMatch(_ url: String) -> RouteMatch? {
    let match = try? read { snapshot throws(PercentEncoding.Broken) in
      snapshot.isPlain ? try snapshot.find(url) : nil
    }
    return match.flatMap { $0 }
  }

  /// Does with what a handler threw what is done with it on longer ways.
  @inline(never)
  private func recover<Result>(
    from thrown: any Error, _ request: RouteRequest, _ route: Route, _ type: Result.Type,
    _ isolation: isolated (any Actor)?, _ callSite: RoutePlace
  ) throws(RouteError) -> Result {
    guard thrown is Pass else {
      throw Journey(request, in: self, at: callSite).error(thrown, from: route.place)
    }
    var journey = try Journey(request, in: self, at: callSite, passedBy: route)
    return try drive(&journey, type, isolation)
  }

  /// Gets what the closure of a key answers, at once.
  ///
  /// The parameters, errors and costs are those of `object(for:)`.
  public func object<Result>(
    forKey key: String, with objects: [String: any Sendable] = [:], as type: Result.Type = Result.self,
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) throws(RouteError) -> Result {
    let request = RouteRequest(key, .key, objects: objects, services: registry)
    return try answer(request, type, isolation, .code(file: file, line: line))
  }

  /// Drives a request to its answer without waiting for anything.
  func answer<Result>(
    _ request: RouteRequest, _ type: Result.Type, _ isolation: isolated (any Actor)?, _ callSite: RoutePlace
  ) throws(RouteError) -> Result {
    var journey = Journey(request, in: self, at: callSite)
    let watch = Watch(self)
    do throws(RouteError) {
      let result = try drive(&journey, type, isolation)
      watch?.report(journey, callSite, nil)
      return result
    } catch {
      watch?.report(journey, callSite, error)
      throw error
    }
  }

  private func drive<Result>(
    _ journey: inout Journey, _ type: Result.Type, _ isolation: isolated (any Actor)?
  ) throws(RouteError) -> Result {
    while true {
      switch try journey.next() {
      case .answer(let value, let place): return try journey.result(value, from: place)
      case .ask(let interceptor, let request):
        guard case .synchronous(let decide) = interceptor.decide else {
          throw journey.error(.asynchronous(interceptor.place, isInterceptor: true))
        }
        let decision: RouteDecision
        do {
          decision = try decide(request)
        } catch {
          throw journey.error(error, from: interceptor.place, isInterceptor: true)
        }
        try journey.take(decision)
      case .run(let route, let request):
        guard case .synchronous(let answer, let actor, let mayLeave) = route.handler else {
          throw journey.error(.asynchronous(route.place, isInterceptor: false))
        }
        guard isOn(actor, isolation) else {
          throw journey.error(.isolated(to: Self.name(of: actor), mayLeave: mayLeave, route))
        }
        let value: Any
        do {
          value = try answer.value(request)
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

  /// How a message names an actor.
  static func name(of actor: (any Actor)?) -> String {
    actor.map { "\(type(of: $0))" } ?? "an actor"
  }
}

extension Journey {
  /// The answer as what was asked for.
  func result<Result>(_ value: Any, from place: RoutePlace) throws(RouteError) -> Result {
    if let result = value as? Result { return result }
    if let nothing = () as? Result { return nothing }
    throw error(.result(expected: "\(Result.self)", given: "\(type(of: value))", place))
  }
}
