import WaggleSyntax

/// Several services could be meant, or one is listed twice.
enum SeveralServicesCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard candidate.annotation.problems.isEmpty else { return [] }
    switch candidate.choice {
    case .services(let services): return repeated(services, candidate)
    case .several(let names): return several(names, candidate)
    case .none: return []
    }
  }

  private static func repeated(_ services: [TypeSyntax], _ candidate: Candidate) -> [Diagnostic] {
    var seen: Set<TypeSyntax> = []
    return zip(services, candidate.annotation.services).compactMap { service, written in
      seen.insert(service).inserted ? nil : candidate.diagnostic("service '\(written)' is listed twice; name it once")
    }
  }

  private static func several(_ names: [String], _ candidate: Candidate) -> [Diagnostic] {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return [
      candidate.diagnostic(
        "'\(candidate.declaration.name)' names several protocols: \(list); say which are services, as in '@service(\(names[0]))'"
      )
    ]
  }
}
