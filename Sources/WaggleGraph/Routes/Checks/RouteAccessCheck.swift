import WaggleSyntax

/// Generated code, which stands in a file of its own, cannot see what it has to call, or cannot call it.
enum RouteAccessCheck: RouteCheck {
  static func run(_ candidate: RouteCandidate, _ symbols: SymbolTable) -> [Diagnostic] {
    let base = candidate.base
    guard base.isType || base.isCallable else {
      let message = UnattachedCheck.misplaced(.route, above: base.declaration.kind.rawValue)
      return [candidate.diagnostic(message, at: base.comment.position)]
    }
    if base.isCallable, base.declaration.isOperator {
      let message = "operator '\(base.declaration.name)' cannot answer a route; annotate a function with a name"
      return [candidate.diagnostic(message)]
    }
    var found: [Diagnostic] = []
    if let reason = base.outOfReach(symbols) { found.append(candidate.diagnostic("\(candidate.title) \(reason)")) }
    if let generic = base.generic(symbols) {
      found.append(
        candidate.diagnostic(
          "\(generic.kind.text) '\(generic.name)' is generic and cannot answer a route; annotate a function that is not"
        ))
    }
    if Availability(base.chain).isUnavailable {
      found.append(candidate.diagnostic("\(candidate.title) is unavailable and cannot answer a route; remove '@route'"))
    }
    if Availability(base.chain).isDeprecated {
      found.append(
        candidate.diagnostic(
          "\(candidate.title) is deprecated, and generated code that calls it would warn; answer the route elsewhere"))
    }
    return found
  }
}
