import WaggleSyntax

/// A type answers a route, and does not say how.
enum RouteHandlerCheck: RouteCheck {
  static func run(_ candidate: RouteCandidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard candidate.base.isType else { return [] }
    let name = candidate.declaration.name
    if let type = candidate.base.type, symbols.types[type]?.first?.declaration.kind == .protocol {
      return [
        candidate.diagnostic(
          "protocol '\(name)' cannot answer a route; write '@route' above a type that conforms to RouteHandler",
          at: candidate.base.comment.position)
      ]
    }
    guard symbols.handlers(of: candidate.base).isEmpty else { return [] }
    return [
      candidate.diagnostic(
        "'\(name)' answers a route and has no 'static func handle(_ request: RouteRequest)'; conform to RouteHandler",
        at: candidate.base.comment.position)
    ]
  }
}
