import WaggleSyntax

/// A declaration with an annotation, before anything about it is known to be right.
///
/// A class, for every check is handed it.
final class Candidate: Sendable {
  let comment: CommentAnnotation
  let annotation: ServiceAnnotation
  let declaration: Declaration
  /// The surroundings of the declaration.
  let context: LexicalContext
  /// The type that is annotated or extended, or that holds the annotated function or value; `nil` if it is not declared in
  /// the sources, or there is none.
  let type: TypeID?
  /// Which services it provides.
  let choice: ServiceChoice

  init(
    _ comment: CommentAnnotation, above declaration: Declaration, _ context: LexicalContext, _ type: TypeID?,
    _ symbols: SymbolTable
  ) {
    self.comment = comment
    annotation = ServiceAnnotation(comment)
    self.declaration = declaration
    self.context = context
    self.type = type
    choice = ServiceChoice(annotation.services, above: declaration, context, type, symbols)
  }

  var path: String { context.file.file.path }

  /// Whether the provider is a type, declared or extended here.
  var isType: Bool { declaration.kind.mayProvideByType }

  var isCallable: Bool { declaration.kind == .func }

  var isValue: Bool { declaration.kind == .let || declaration.kind == .var }

  /// The kind as messages say it.
  var kindText: String {
    switch declaration.kind {
    case .func where !context.enclosing.isEmpty: "method"
    case .let where !context.enclosing.isEmpty, .var where !context.enclosing.isEmpty: "property"
    case let kind: kind.text
    }
  }

  /// The declaration and those around it.
  var chain: [Declaration] { context.enclosing + [declaration] }

  func diagnostic(_ message: String, at position: SourcePosition? = nil, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(path: path, position: position ?? declaration.position, message: message, notes: notes)
  }
}

extension Candidate {
  /// All candidates by their module, in the order of its files.
  static func all(
    _ symbols: SymbolTable, annotatedWith word: CommentAnnotation.Word = .service
  ) -> [String: [Candidate]] {
    var all: [String: [Candidate]] = [:]
    for file in symbols.files {
      var found: [Candidate] = []
      for declaration in file.file.declarations where declaration.isOrHolds(word) {
        find(word, declaration, LexicalContext(file: file), symbols, &found)
      }
      if !found.isEmpty { all[file.module, default: []] += found }
    }
    return all
  }

  private static func find(
    _ word: CommentAnnotation.Word, _ declaration: Declaration, _ context: LexicalContext, _ symbols: SymbolTable,
    _ found: inout [Candidate]
  ) {
    var type = context.types.last
    if declaration.kind.isType || declaration.kind == .protocol {
      type =
        context.enclosing.isEmpty
        ? TypeID(of: declaration, in: context.file) : type?.nested(declaration.name)
    } else if declaration.kind == .extension {
      type = symbols.extendedType(of: ExtensionSymbol(declaration: declaration, context: context))
    }
    for comment in declaration.annotations where comment.word == word {
      found.append(
        Candidate(comment, above: declaration, context, type, symbols))
    }
    guard !declaration.members.isEmpty else { return }
    let inside = context.inside(declaration, type)
    for member in declaration.members { find(word, member, inside, symbols, &found) }
  }
}

extension Declaration.Kind {
  /// Whether it is a type that provides a service, declared or extended.
  var mayProvideByType: Bool { isType || self == .extension }

  /// As messages say it.
  var text: String {
    switch self {
    case .func: "function"
    case .let, .var: "variable"
    default: rawValue
    }
  }
}
