import WaggleSyntax

/// Generated code has no way to make the provider.
enum NoInitializerCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    if candidate.isCallable {
      return candidate.declaration.parameters.compactMap(\.obstacle).prefix(1).map { word in
        candidate.diagnostic(
          "\(candidate.kindText) '\(candidate.declaration.name)' cannot be a provider; nothing can be passed to an '\(word)' parameter"
        )
      }
    }
    guard candidate.isType else { return [] }
    return InitializerChoice.variants(symbols.initializers(of: candidate), of: candidate.declaration)
      .compactMap { diagnostic($0.choice, candidate) }
  }

  private static func diagnostic(_ choice: InitializerChoice, _ candidate: Candidate) -> Diagnostic? {
    let name = candidate.declaration.name
    switch choice {
    case .chosen, .several: return nil
    case .obstructed(let initializer, let obstacle):
      return Diagnostic(
        path: initializer.context.file.file.path, position: initializer.declaration.position,
        message: "'\(initializer.signature)' cannot make the provider '\(name)': \(reason(obstacle))")
    case .none(let seen):
      let notes = seen.compactMap { initializer -> Diagnostic.Note? in
        guard let obstacle = initializer.obstacle else { return nil }
        let kind = initializer.isImplicit ? "the implicit " : ""
        return Diagnostic.Note(
          path: initializer.context.file.file.path, position: initializer.declaration.position,
          message: "\(kind)'\(initializer.signature)' cannot be used: \(reason(obstacle))")
      }
      return candidate.diagnostic(
        "'\(name)' has no initializer that generated code can call; add one, or annotate a function or value that makes it",
        notes: notes)
    }
  }

  private static func reason(_ obstacle: Initializer.Obstacle) -> String {
    switch obstacle {
    case .inaccessible(let level): "it is \(level); make it internal"
    case .internalTo(let module): "it is internal to module '\(module)'; make it public"
    case .failable: "it is failable; let it throw instead"
    case .generic: "it is generic; write 'some' or 'any' parameters instead"
    case .parameter(let word): "nothing can be passed to an '\(word)' parameter"
    }
  }
}
