/// What one Swift source file declares.
///
/// ```swift
/// let file = SourceFile(path: "Sources/CAim/Provider.swift", bytes: Array(text.utf8))
/// ```
package struct SourceFile: Hashable, Sendable {
  /// The path as it was given.
  package var path: String
  /// The imports, in source order.
  package var imports: [ImportDeclaration] = []
  /// The declarations at file level, in source order.
  package var declarations: [Declaration] = []
  /// The annotations that belong to no declaration.
  package var strays: [Stray] = []
  /// What its code says of services.
  package var mentions = Mentions()
  /// The lines with a comment that begins with `@service:unchecked`, in order.
  package var uncheckedLines: [Int] = []
  /// What kept the parser from reading the text whole.
  package var problems: [SyntaxProblem] = []

  /// An annotation that belongs to no declaration that was read.
  package struct Stray: Hashable, Sendable {
    /// The annotation.
    package var annotation: CommentAnnotation
    /// The kind and name of the local declaration that it stands above, inside a function's body.
    package var local: String?
  }

  init(emptyAt path: String) {
    self.path = path
  }

  /// Parses a source text; any bytes give an answer.
  ///
  /// - Parameters:
  ///   - path: Kept as it is.
  ///   - bytes: The text in UTF-8.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    guard String(validating: bytes, as: UTF8.self) != nil else {
      problems = [SyntaxProblem(kind: .notUTF8, position: SourcePosition(line: 1, column: 1))]
      return
    }
    let mayMention = Parser.read(bytes) { parser in
      parser.parseFile(into: &self)
      return parser.memory.mayMentionServices
    }
    guard mayMention == true, problems.isEmpty else { return }
    mentions =
      Parser.read(bytes) { parser in
        var reader = MentionReader(parser, uncheckedLines: uncheckedLines)
        return reader.read()
      } ?? mentions
  }

  /// The file's name without its folders.
  package var name: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
