/// One lexical unit of a source text, with the trivia before it.
struct Token: Sendable {
  enum Kind: UInt8, Sendable {
    case end
    case identifier, backtickedIdentifier, dollarIdentifier
    case number, string, regex
    case prefixOperator, binaryOperator, postfixOperator
    /// A `?` or `!` that directly follows an operand.
    case postfixMark
    case equal, arrow, period, colon, colonColon, comma, semicolon, at, pound, backslash
    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    case poundIf, poundElseif, poundElse, poundEndif
    case unknown
  }

  var kind: Kind
  var keyword: Keyword = .none
  /// Where the white space and comments before the token begin.
  var triviaStart: Int
  var start: Int
  var end: Int
  /// Whether a line break stands between this token and the one before; true for the first.
  var isFirstOnLine: Bool

  var isOperator: Bool { kind == .prefixOperator || kind == .binaryOperator || kind == .postfixOperator }

  /// Whether an expression can end here, so that `/` divides and `{` opens a body.
  var endsOperand: Bool {
    switch kind {
    case .identifier: keyword.endsOperand
    case .backtickedIdentifier, .dollarIdentifier, .number, .string, .regex, .postfixOperator, .postfixMark,
      .rightParen,
      .rightBrace, .rightSquare:
      true
    default: false
    }
  }
}
