import WaggleSyntax

/// A declaration with a `@route` annotation, before anything about it is known to be right.
struct RouteCandidate: Sendable {
  /// The declaration with its surroundings.
  let base: Candidate
  let annotation: RouteAnnotation
  /// The providers of the type that the method belongs to.
  let providers: [Candidate]
  /// Every service that an annotation in the program provides.
  let provided: Set<TypeSyntax>

  init(_ base: Candidate, providers: [Candidate], provided: Set<TypeSyntax>) {
    self.base = base
    annotation = RouteAnnotation(base.comment)
    self.providers = providers
    self.provided = provided
  }

  var declaration: Declaration { base.declaration }

  /// Whether a service has to be there to be called.
  var isMethod: Bool {
    declaration.kind == .func && !base.context.enclosing.isEmpty && !declaration.has("static")
      && !declaration.has("class")
  }

  /// The declarations whose files have the imports that generated code needs.
  var sources: [Candidate] { [base] + providers }

  /// As messages name it.
  var title: String { "\(base.kindText) '\(declaration.name)'" }

  func diagnostic(_ message: String, at position: SourcePosition? = nil, notes: [Diagnostic.Note] = []) -> Diagnostic {
    var diagnostic = base.diagnostic(message, at: position, notes: notes)
    diagnostic.kind = "route"
    return diagnostic
  }
}

extension RouteCandidate {
  /// All candidates by their module, in the order of its files.
  static func all(
    _ symbols: SymbolTable, _ providers: [String: [Candidate]], provided: Set<TypeSyntax>
  ) -> [String: [RouteCandidate]] {
    var byType: [TypeID: [Candidate]] = [:]
    for candidate in providers.sorted(by: { $0.key < $1.key }).flatMap(\.value) where candidate.isType {
      if let type = candidate.type { byType[type, default: []].append(candidate) }
    }
    return Candidate.all(symbols, annotatedWith: .route).mapValues { candidates in
      candidates.map { base in
        RouteCandidate(base, providers: base.type.map { byType[$0, default: []] } ?? [], provided: provided)
      }
    }
  }
}
