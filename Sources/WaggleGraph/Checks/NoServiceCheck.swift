import WaggleSyntax

/// Nothing says which service is provided.
enum NoServiceCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    if candidate.isCallable, ["Void", "()"].contains(candidate.declaration.type ?? "Void") {
      return [
        candidate.diagnostic(
          "\(candidate.kindText) '\(candidate.declaration.name)' returns nothing; write the service as its result type")
      ]
    }
    guard candidate.annotation.problems.isEmpty,
      case .none(let seen) = candidate.choice
    else { return [] }
    let name = candidate.declaration.name
    guard candidate.isType else {
      return [
        candidate.diagnostic(
          "\(candidate.kindText) '\(name)' has no written type; write the service there or in '@service(Name)'")
      ]
    }
    let list = seen.map { "'\($0)'" }.joined(separator: ", ")
    let only = seen.isEmpty ? "" : ", only \(list)"
    return [
      candidate.diagnostic(
        "'\(name)' names no protocol that the sources declare\(only); say which is the service, as in '@service(Name)'")
    ]
  }
}
