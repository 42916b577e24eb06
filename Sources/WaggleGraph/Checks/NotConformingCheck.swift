import WaggleSyntax

/// The provider does not conform to a service that the annotation names.
enum NotConformingCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard let type = provided(candidate, symbols) else { return [] }
    return candidate.annotation.services.flatMap { service -> [Diagnostic] in
      let wanted: [TypeID]
      switch symbols.meaning(of: service, in: candidate.inner) {
      case .protocols(let protocols): wanted = protocols
      case .concrete(let concrete): wanted = [concrete]
      case .unknown: return []
      }
      return wanted.filter { symbols.conforms(type, to: $0) == false }.map { missing in
        let isProtocol = symbols.types[missing]?.first?.declaration.kind == .protocol
        return candidate.diagnostic(
          "'\(type.name)' does not \(isProtocol ? "conform to" : "inherit from") '\(missing.name)', which its '@service' names"
        )
      }
    }
  }

  /// The type of what the candidate makes, if the sources declare it.
  private static func provided(_ candidate: Candidate, _ symbols: SymbolTable) -> TypeID? {
    if candidate.isType { return candidate.type }
    guard let text = candidate.declaration.type,
      case .name = TypeSyntax(text).unparenthesised,
      case .concrete(let type) = symbols.meaning(of: TypeSyntax(text), in: candidate.context)
    else { return nil }
    return type
  }
}
