import WaggleSyntax

/// Nobody says what the generic parameters of the provider are.
enum GenericCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    var chain = candidate.chain
    for type in candidate.context.types + (candidate.type.map { [$0] } ?? []) {
      chain += symbols.types[type, default: []].map(\.declaration)
    }
    guard let generic = chain.first(where: { $0.isGeneric }) else { return [] }
    return [
      candidate.diagnostic(
        "\(generic.kind.text) '\(generic.name)' is generic and cannot be a provider; annotate a function or value that returns one concrete form of it"
      )
    ]
  }
}
