import WaggleSyntax

/// Several initialisers could make the provider.
enum AmbiguousInitializerCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard candidate.isType else { return [] }
    return InitializerChoice.variants(symbols.initializers(of: candidate), of: candidate.declaration)
      .compactMap { variant in
        guard case .several(let initializers) = variant.choice else { return nil }
        let name = candidate.declaration.name
        let isMarked = initializers.contains(where: \.isInjected)
        return candidate.diagnostic(
          isMarked
            ? "several initializers of '\(name)' are marked '@inject'; keep one mark"
            : "'\(name)' has several initializers; write '// @inject' above the one that makes the provider",
          notes: initializers.map { initializer in
            Diagnostic.Note(
              path: initializer.context.file.file.path, position: initializer.declaration.position,
              message: "\(initializer.isImplicit ? "the implicit " : "")'\(initializer.signature)' is one of them")
          })
      }
  }
}
