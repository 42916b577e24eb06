import WaggleSyntax

/// Generated code, which stands in a file of its own, cannot see the provider.
enum InaccessibleCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let chain = candidate.chain + extended(candidate, symbols)
    if let hidden = chain.last(where: { $0.privateLevel != nil }), let level = hidden.privateLevel {
      let what = hidden == candidate.declaration ? "it" : "\(hidden.kind.rawValue) '\(hidden.name)'"
      found.append(
        candidate.diagnostic(
          "\(candidate.kindText) '\(candidate.declaration.name)' is out of reach of the generated code; make \(what) internal instead of \(level)"
        ))
    }
    if case .services(let services) = ServiceChoice(candidate, symbols) {
      found += services.flatMap { hidden($0, candidate, symbols) }
    }
    if Availability(candidate.chain).isUnavailable {
      found.append(
        candidate.diagnostic(
          "\(candidate.kindText) '\(candidate.declaration.name)' is unavailable and cannot be a provider"))
    }
    return found
  }

  private static func hidden(_ service: TypeSyntax, _ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard case .protocols(let protocols) = symbols.meaning(of: service, in: candidate.inner) else { return [] }
    return protocols.compactMap { id in
      guard let level = symbols.types[id]?.first?.declaration.privateLevel else { return nil }
      return candidate.diagnostic(
        "service '\(id.name)' is out of reach of the generated code; make it internal instead of \(level)")
    }
  }

  private static func extended(_ candidate: Candidate, _ symbols: SymbolTable) -> [Declaration] {
    guard candidate.declaration.kind == .extension, let type = candidate.type else { return [] }
    return symbols.types[type]?.first.map { $0.context.enclosing + [$0.declaration] } ?? []
  }

  /// The annotated declarations inside of functions.
  static func locals(in file: SourceFile) -> [Diagnostic] {
    file.strays.compactMap { stray in
      guard let local = stray.local, stray.annotation.word == .service else { return nil }
      let words = local.split(separator: " ", maxSplits: 1)
      let text = words.count == 2 ? "\(words[0]) '\(words[1])'" : local
      return Diagnostic(
        path: file.path, position: stray.annotation.position,
        message: "local \(text) cannot be a provider; move it to file level or into a type")
    }
  }
}
