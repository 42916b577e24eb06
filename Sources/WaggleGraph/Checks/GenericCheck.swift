import WaggleSyntax

/// Nobody says what the generic parameters of the provider are.
enum GenericCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard let generic = candidate.generic(symbols) else { return [] }
    return [
      candidate.diagnostic(
        "\(generic.kind.text) '\(generic.name)' is generic and cannot be a provider; annotate a function or value that returns one concrete form of it"
      )
    ]
  }
}
