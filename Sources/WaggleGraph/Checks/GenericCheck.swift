import WaggleSyntax

/// Nobody says what the generic parameters of the provider are.
enum GenericCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    var chain = candidate.chain
    for type in candidate.context.types + (candidate.type.map { [$0] } ?? []) {
      chain += symbols.types[type, default: []].map(\.declaration)
    }
    if chain.contains(where: { $0.kind == .protocol }) {
      let name = candidate.type?.name ?? candidate.declaration.name
      return [
        candidate.diagnostic(
          "protocol '\(name)' cannot be a provider; write '@service' above the type that conforms to it")
      ]
    }
    guard let generic = chain.first(where: { $0.isGeneric }) else { return [] }
    let name = generic.name
    return [
      candidate.diagnostic(
        "\(generic.kind.rawValue) '\(name)' is generic and cannot be a provider; annotate a function or value that returns one concrete form of it"
      )
    ]
  }
}
