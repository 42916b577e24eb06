package import WaggleSyntax

/// A source file cannot be read to its end.
package enum UnreadableCheck {
  package static func run(_ file: SourceFile) -> [Diagnostic] {
    var problems = file.problems.filter { $0.kind != .unterminatedBlock }
    // What is open at the end of the file may be so because of something else, and all around the innermost is open too.
    if problems.isEmpty, let innermost = file.problems.first { problems = [innermost] }
    return problems.map { Diagnostic(path: file.path, position: $0.position, message: message($0.kind)) }
  }

  private static func message(_ kind: SyntaxProblem.Kind) -> String {
    switch kind {
    case .unterminatedString: "unterminated string literal"
    case .unterminatedComment: "unterminated '/*' comment"
    case .unterminatedRegex: "unterminated regex literal"
    case .unterminatedBlock: "a brace, bracket or '#if' is not closed"
    case .tooDeep: "nesting deeper than 200 levels"
    case .notUTF8: "not a UTF-8 file"
    }
  }
}
