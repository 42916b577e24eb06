import WaggleSyntax

/// A function has a parameter that no request can give.
enum RouteParameterCheck: RouteCheck {
  static func run(_ candidate: RouteCandidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard candidate.declaration.kind == .func else { return [] }
    let parameters = candidate.declaration.parameters
    // A method is called through its service's protocol, which knows no defaults.
    let requirement =
      candidate.isMethod
      ? candidate.providers.lazy.compactMap { symbols.service(of: candidate, in: $0)?.1 }.first : nil
    let bindings = (requirement?.declaration.parameters ?? parameters).map { parameter in
      RouteParameter(
        parameter, in: requirement?.context ?? candidate.base.context, symbols, provided: candidate.provided)
    }
    var found: [Diagnostic] = []
    for (index, (parameter, binding)) in zip(parameters, bindings).enumerated() where binding == nil {
      let message =
        parameter.label == "_"
        ? "parameter \(index + 1) of \(candidate.title) has no label, so no argument can be bound to it; give it one"
        : "nothing can be bound to parameter '\(parameter.label)' of \(candidate.title); write its type without 'inout', 'isolated', '@autoclosure' and 'some'"
      found.append(candidate.diagnostic(message, at: parameter.position))
    }
    let defaults = bindings.count { $0?.mayKeepDefault == true }
    if defaults > RouteParameter.mostDefaults {
      found.append(
        candidate.diagnostic(
          "\(candidate.title) has \(defaults) parameters with a default, and \(RouteParameter.mostDefaults) are the most; make some of them optional"
        ))
    }
    return found
  }
}
