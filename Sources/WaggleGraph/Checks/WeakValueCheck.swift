import WaggleSyntax

/// A value has no holders to be counted.
enum WeakValueCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard candidate.annotation.scope == .weak, candidate.isType, let type = candidate.type,
      let declaration = symbols.types[type, default: []].map(\.declaration).first,
      declaration.kind == .struct || declaration.kind == .enum
    else { return [] }
    return [
      candidate.diagnostic(
        "\(declaration.kind.text) '\(declaration.name)' cannot have the scope 'weak'; make it a class or an actor, or let the scope be 'singleton'"
      )
    ]
  }
}
