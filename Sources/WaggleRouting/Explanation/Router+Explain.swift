extension Router {
  /// Tells what would become of a URL: which routes were tried, why each of them lost, what the route map and the interceptors
  /// say.
  ///
  /// No handler is called; interceptors are, for that is how they say it.
  ///
  /// ```swift
  /// print(await router.explain("mgj://search/bicycle"))
  /// ```
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - isExternal: Whether to take it for one from outside.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Complexity: O(*n*) in the number of routes, and what interceptors cost.
  public func explain(
    _ url: String, isExternal: Bool = false, file: StaticString = #fileID, line: UInt32 = #line
  ) async -> RouteExplanation {
    let request = RouteRequest(url, .url, isExternal: isExternal, objects: [:], services: registry)
    let snapshot = snapshot
    var journey = Journey(request, in: self, at: .code(file: file, line: line))
    var explanation = RouteExplanation()
    do throws(RouteError) {
      explanation.route = try await walk(&journey, &explanation, snapshot)
    } catch {
      explanation.error = error
    }
    for url in journey.path.dropFirst(explanation.steps.count) { explanation.steps.append(step(url, snapshot)) }
    return explanation
  }

  /// Goes the way of a request up to its handler, and notes what is said on it.
  private func walk(
    _ journey: inout Journey, _ explanation: inout RouteExplanation, _ snapshot: RouterSnapshot
  ) async throws(RouteError) -> String {
    while true {
      let next = try journey.next()
      for url in journey.path.dropFirst(explanation.steps.count) { explanation.steps.append(step(url, snapshot)) }
      switch next {
      case .run(let route, _): return route.text
      case .answer(_, let place): return "an interceptor (\(place.text))"
      case .ask(let interceptor, let request):
        let decision: RouteDecision
        do {
          decision =
            switch interceptor.decide {
            case .synchronous(let decide): try decide(request)
            case .asynchronous(let decide): try await decide(request)
            }
        } catch {
          throw journey.error(error, from: interceptor.place, isInterceptor: true)
        }
        let last = explanation.steps.count - 1
        explanation.steps[last].decisions.append("\(decision.text) (\(interceptor.place.text))")
        try journey.take(decision)
      }
    }
  }

  private func step(_ url: String, _ snapshot: RouterSnapshot) -> RouteExplanation.Step {
    var step = RouteExplanation.Step(url: url, candidates: snapshot.candidates(for: url, types))
    let request = RouteRequest(url, .url, objects: [:], services: registry)
    if let found = try? snapshot.content.map?.find(request, circumstances) {
      step.mapEntry = "entry \(found.entry) says \(found.outcome.text)"
    }
    return step
  }
}

extension RouterSnapshot {
  /// The routes that fit a URL in the order in which they are asked, and ten that begin to; of others if none does.
  fileprivate func candidates(for url: String, _ types: [String: ParameterType]) -> [RouteExplanation.Candidate] {
    var fitting: [Route] = []
    var wish = FrozenRouteTable.Wish()
    while let match = try? table.find(url, wish) {
      if !fitting.contains(where: { $0 === match.route }) { fitting.append(match.route) }
      wish.skipping += 1
    }
    let others = content.misses(of: url, types).filter { miss in !fitting.contains { $0 === miss.route } }
    let near = others.filter { $0.progress > 0 }
    let shown = (fitting.isEmpty && near.isEmpty ? others : near).prefix(10)
    return fitting.map { RouteExplanation.Candidate($0, nil) }
      + shown.map { RouteExplanation.Candidate($0.route, $0.reason) }
  }
}

extension RouteExplanation.Candidate {
  fileprivate init(_ route: Route, _ reason: RouteVerdict.Reason?) {
    pattern = route.text
    place = route.place.text
    isInternal = route.access == .internal
    self.reason = reason?.text
  }
}

extension RouteDecision {
  fileprivate var text: String {
    switch self {
    case .proceed: "proceed"
    case .change: "change"
    case .redirect(let url): "redirect to \(url)"
    case .refuse(let reason): "refuse: \(reason)"
    case .answer: "answer"
    }
  }
}

extension RouteMap.Entry.Outcome {
  fileprivate var text: String {
    switch self {
    case .route(let name): "route '\(name)'"
    case .redirect(let url): "redirect to '\(url)'"
    case .web(let url): "web page '\(url)'"
    case .disabled(let message): "disabled: \(message)"
    }
  }
}
