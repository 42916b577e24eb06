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
        let relation =
          switch symbols.types[missing]?.first?.declaration.kind {
          case .protocol: "does not conform to"
          case .class: "does not inherit from"
          default: "is not"
          }
        return candidate.diagnostic(
          "'\(type.name)' \(relation) '\(missing.name)'; make it so, or name another service in '@service'")
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
