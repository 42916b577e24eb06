/// What was learned about a text, which the parser keeps when it steps back.
///
/// The lexer and the parser themselves hold nothing but numbers and pointers: unoptimised code copies them whole where it
/// calls a function on them, and must count no references then.
struct Memory {
  let lines: LineTable
  var annotations: [CommentAnnotation] = []
  var problems: [SyntaxProblem] = []
  var imports: [ImportDeclaration] = []
  /// The associated types of the protocol around the position.
  var associatedTypes: [String] = []
  /// The conditions of the `#if`s around the position.
  var conditions: [String] = []
  /// Whether a word occurs without which no service is named.
  var mayMentionServices = false
  /// Where a `<` or an `#if` was found to begin something else, so that nobody tries again.
  var refused: Set<Int> = []
  /// The annotations that were given to declarations, by their offsets.
  var attached: Set<Int> = []

  init(_ lines: LineTable) {
    self.lines = lines
  }

  mutating func note(_ annotation: CommentAnnotation) {
    // After a step back the parser sees the same comments again.
    if let last = annotations.last, last.offset >= annotation.offset { return }
    annotations.append(annotation)
  }

  /// More problems of one file help nobody.
  private static let mostProblems = 100

  mutating func report(_ problem: SyntaxProblem.Kind, at offset: Int) {
    let found = SyntaxProblem(kind: problem, position: lines.position(of: offset))
    if problems.count < Self.mostProblems, !problems.contains(found) { problems.append(found) }
  }
}
