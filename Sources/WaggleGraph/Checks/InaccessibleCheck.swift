import WaggleSyntax

/// Generated code, which stands in a file of its own, cannot see the provider.
enum InaccessibleCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    var found: [Diagnostic] = []
    if let reason = candidate.outOfReach(symbols) {
      found.append(candidate.diagnostic("\(candidate.kindText) '\(candidate.declaration.name)' \(reason)"))
    }
    if Availability(candidate.chain).isUnavailable {
      found.append(
        candidate.diagnostic(
          "\(candidate.kindText) '\(candidate.declaration.name)' is unavailable and cannot be a provider; remove '@service'"
        ))
    }
    return found + services(candidate, symbols)
  }

  /// The services that generated code cannot name.
  private static func services(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard case .services(let services) = candidate.choice else { return [] }
    var found: [Diagnostic] = []
    for service in services {
      _ = service.mapNames { module, components in
        if let type = symbols.resolve(module, components.map(\.name), in: candidate.context)?.type,
          let reason = symbols.chain(of: type).outOfReach({ $0.name == type.name })
        {
          found.append(candidate.diagnostic("service '\(type.name)' \(reason)"))
        }
        return .name(module: module, components)
      }
    }
    return found
  }

  /// The annotated declarations inside of functions.
  static func locals(in file: SourceFile) -> [Diagnostic] {
    file.strays.compactMap { stray in
      guard let local = stray.local, let what = what(stray.annotation.word) else { return nil }
      let words = local.split(separator: " ", maxSplits: 1)
      if stray.annotation.word == .route, words[0] == "let" || words[0] == "var" { return nil }
      let kind = Declaration.Kind(rawValue: String(words[0]))?.text ?? String(words[0])
      let text = words.count == 2 ? "\(kind) '\(words[1])'" : local
      return Diagnostic(
        path: file.path, position: stray.annotation.position,
        message: "local \(text) cannot \(what); move it to file level or into a type")
    }
  }

  /// What a declaration with an annotation does for the rest of the program.
  private static func what(_ word: CommentAnnotation.Word) -> String? {
    switch word {
    case .service: "be a provider"
    case .route: "answer a route"
    case .inject, .registry: nil
    }
  }
}
