/// Something in a source text that keeps the parser from reading it whole.
package struct SyntaxProblem: Hashable, Sendable {
  /// What the problem is.
  package enum Kind: UInt8, Hashable, Sendable {
    /// A string literal without its end.
    case unterminatedString
    /// A block comment without its end.
    case unterminatedComment
    /// A regular expression of several lines without its end.
    case unterminatedRegex
    /// Braces, brackets or interpolations nested deeper than 200.
    case tooDeep
    /// `#if` without `#endif`, or a type without its closing brace.
    case unterminatedBlock
    /// Not UTF-8.
    case notUTF8
  }

  /// What the problem is.
  package let kind: Kind
  /// Where it begins.
  package let position: SourcePosition

  /// Makes a problem.
  package init(kind: Kind, position: SourcePosition) {
    self.kind = kind
    self.position = position
  }
}
