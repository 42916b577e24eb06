// Statements are stepped over: declarations inside of them are local.

extension Parser {
  /// Steps over one statement at file level.
  mutating func skipStatement() {
    guard at(.identifier) else { return skipExpressionStatement() }
    switch token.keyword {
    case .if: skipIf()
    case .guard:
      advance()
      skipConditions()
      _ = consume(.else)
      skipBody()
    case .while, .for:
      advance()
      skipConditions()
      skipBody()
    case .repeat:
      advance()
      skipBody()
      if consume(.while) { skipExpression(.all) }
    case .switch: skipSwitch()
    case .do: skipDo()
    case .defer:
      advance()
      skipBody()
    case .return, .throw, .break, .continue, .fallthrough:
      advance()
      if !token.isFirstOnLine { skipExpression(.all) }
    default: skipExpressionStatement()
    }
  }

  private mutating func skipExpressionStatement() {
    let isLabel = lookingAhead { parser in
      guard parser.at(.identifier) || parser.at(.backtickedIdentifier) else { return false }
      parser.advance()
      guard parser.consume(.colon) else { return false }
      return [.for, .while, .repeat, .switch, .if, .do].contains(parser.token.keyword)
    }
    if isLabel {
      advance()
      advance()
      return
    }
    let start = token.start
    skipExpression(.all)
    if token.start == start { skipToken() }
  }

  mutating func skipIf() {
    while at(.if) {
      advance()
      skipConditions()
      skipBody()
      guard consume(.else) else { return }
    }
    skipBody()
  }

  mutating func skipSwitch() {
    advance()
    skipConditions()
    skipBody()
  }

  mutating func skipDo() {
    advance()
    if consume(.throws), at(.leftParen) { skipBalanced() }
    skipBody()
    while consume(.catch) {
      // A pattern begins with no brace.
      if !at(.leftBrace) { skipConditions() }
      skipBody()
    }
  }

  /// Steps over conditions, patterns and sequences up to the brace of the body, or to `else`.
  private mutating func skipConditions() {
    var behindOperand = false
    while !at(.end), !at(.rightBrace), !at(.else) {
      if at(.leftBrace) {
        if behindOperand { return }
        skipBalanced()
        behindOperand = true
        continue
      }
      behindOperand = token.endsOperand
      skipToken()
      if !behindOperand, at(.leftBrace), previousEndsBracket { behindOperand = true }
    }
  }

  private var previousEndsBracket: Bool {
    guard previousEnd > 0 else { return false }
    let last = byte(at: previousEnd &- 1)
    return last == 0x29 || last == 0x5D
  }

  /// Steps over a token, or over all between a bracket and its other end.
  mutating func skipToken() {
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace: skipBalanced()
    default: advance()
    }
  }

  /// Steps over a bracket, what is in it and its other end, however deep.
  mutating func skipBalanced() {
    var nesting = 0
    let start = token.start
    repeat {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: nesting &+= 1
      case .rightParen, .rightSquare, .rightBrace: nesting &-= 1
      case .end:
        return report(.unterminatedBlock, at: start)
      default: break
      }
      advance()
    } while nesting > 0
  }

  /// Steps to a token on this level, or to the closing bracket around it.
  mutating func skipTo(_ kind: Token.Kind) {
    while !at(.end), !at(kind), !at(.rightParen), !at(.rightBrace), !at(.rightSquare) { skipToken() }
  }
}
