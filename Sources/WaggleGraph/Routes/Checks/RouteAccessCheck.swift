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
    let chain = base.chain + (base.type.map(symbols.chain) ?? []).filter { !base.chain.contains($0) }
    if let hidden = chain.last(where: { $0.privateLevel != nil }), let level = hidden.privateLevel {
      let what = hidden == base.declaration ? "it" : "\(hidden.kind.text) '\(hidden.name)'"
      found.append(
        candidate.diagnostic(
          "\(candidate.title) is out of reach of the generated code; make \(what) internal instead of \(level)"))
    }
    let types = base.context.types + (base.type.map { [$0] } ?? [])
    let generic = (base.chain + types.flatMap { symbols.types[$0, default: []].map(\.declaration) }).first {
      $0.isGeneric
    }
    if let generic {
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
