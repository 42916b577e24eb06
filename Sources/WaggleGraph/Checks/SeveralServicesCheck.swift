import WaggleSyntax

/// Several services could be meant.
enum SeveralServicesCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard candidate.annotation.problems.isEmpty,
      case .several(let names) = ServiceChoice(candidate, symbols)
    else { return [] }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return [
      candidate.diagnostic(
        "'\(candidate.declaration.name)' names several protocols: \(list); say which are services, as in '@service(\(names[0]))'"
      )
    ]
  }
}
