import WaggleSyntax

/// A function has a parameter that no request can give.
enum RouteParameterCheck: RouteCheck {
  static func run(_ candidate: RouteCandidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard candidate.declaration.kind == .func else { return [] }
    let parameters = candidate.declaration.parameters
    var found: [Diagnostic] = []
    for (index, parameter) in parameters.enumerated() {
      let binding = RouteParameter(parameter, in: candidate.base.context, symbols, provided: candidate.provided)
      guard binding == nil else { continue }
      let message =
        parameter.label == "_"
        ? "parameter \(index + 1) of \(candidate.title) has no label, so no argument can be bound to it; give it one"
        : "nothing can be bound to parameter '\(parameter.label)' of \(candidate.title); take its type's first word away"
      found.append(candidate.diagnostic(message, at: parameter.position))
    }
    let defaults = parameters.filter { $0.defaultValue != nil }.compactMap {
      RouteParameter($0, in: candidate.base.context, symbols, provided: candidate.provided)
    }.filter(\.mayKeepDefault)
    if defaults.count > RouteParameter.mostDefaults {
      found.append(
        candidate.diagnostic(
          "\(candidate.title) has \(defaults.count) parameters with a default, and \(RouteParameter.mostDefaults) are the most; make some of them optional"
        ))
    }
    return found
  }
}
