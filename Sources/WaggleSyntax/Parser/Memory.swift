/// What was learned about a text, which the parser keeps when it steps back.
///
/// The lexer and the parser themselves hold nothing but numbers and pointers: unoptimised code copies them whole where it
/// calls a function on them, and must count no references then.
struct Memory {
  let lines: LineTable
  var annotations: [CommentAnnotation] = []
  var problems: [SyntaxProblem] = []
  var imports: [ImportDeclaration] = []
  /// The conditions of the `#if`s around the position.
  var conditions: [String] = []
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

extension Lexer {
  /// Runs a lexer over a text.
  static func read<R>(_ bytes: [UInt8], _ body: (Lexer) -> R) -> R? {
    // Zeros end every loop without a bounds check, and eight bytes can be loaded anywhere.
    let padded = bytes + [UInt8](repeating: 0, count: 16)
    return padded.withUnsafeBufferPointer { text in
      ByteClass.table.withUnsafeBufferPointer { classes in
        KeywordTable.shared.entries.withUnsafeBufferPointer { keywords in
          guard let text = text.baseAddress, let classes = classes.baseAddress, let keywords = keywords.baseAddress
          else {
            return nil
          }
          var memory = Memory(LineTable(text, count: bytes.count))
          return withUnsafeMutablePointer(to: &memory) { memory in
            body(Lexer(text, count: bytes.count, classes, keywords, memory))
          }
        }
      }
    }
  }
}

extension Parser {
  /// Runs a parser over a text.
  static func read<R>(_ bytes: [UInt8], _ body: (inout Parser) -> R) -> R? {
    Lexer.read(bytes) { lexer in
      var parser = Parser(lexer)
      return body(&parser)
    }
  }
}
