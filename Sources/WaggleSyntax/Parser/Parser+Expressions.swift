/// What a brace behind an expression can be.
enum TrailingBrace {
  /// A trailing closure.
  case all
  /// A trailing closure, or the accessors of the variable that the expression initialises.
  case initialValue
  /// The body of the statement whose condition the expression is.
  case none
}

// Expressions are stepped over, not read: nothing in them is a declaration that counts. What matters is where they end.

extension Parser {
  /// Steps over one expression with all its operators.
  mutating func skipExpression(_ brace: TrailingBrace) {
    while true {
      let start = token.start
      skipPrefix()
      skipPrimary(brace)
      if token.start == start { return }
      skipPostfix(brace)
      guard skipInfix() else { return }
    }
  }

  /// `try`, `await`, `-`, `&` and the like.
  private mutating func skipPrefix() {
    while true {
      if at(.prefixOperator) {
        advance()
      } else if at(.identifier) {
        switch token.keyword {
        case .try:
          advance()
          if at(.postfixMark) { advance() }
        case .await, .unsafe, .copy, .consume, .any, .some, .each, .repeat, .borrow, .discard, .sending:
          guard lookingAhead({ $0.followedByOperand() }) else { return }
          advance()
        case .inout, .let, .var: advance()
        default: return
        }
      } else {
        return
      }
    }
  }

  /// Whether the word here is a prefix: an operand follows on the same line.
  private mutating func followedByOperand() -> Bool {
    let wordEnd = token.end
    advance()
    guard !token.isFirstOnLine else { return false }
    switch token.kind {
    case .identifier: return !token.keyword.isInfix
    case .backtickedIdentifier, .dollarIdentifier, .number, .string, .regex, .prefixOperator, .pound, .backslash:
      return true
    case .leftParen, .leftSquare, .period: return token.start > wordEnd
    default: return false
    }
  }

  private mutating func skipPrimary(_ brace: TrailingBrace) {
    switch token.kind {
    case .leftParen, .leftSquare, .leftBrace: skipBalanced()
    case .number, .string, .regex, .dollarIdentifier: advance()
    case .backslash: skipKeyPath()
    case .period:
      advance()
      skipMemberName()
    case .pound:
      advance()
      skipMemberName()
    case .at: _ = parseType()
    case .backtickedIdentifier: skipMemberName()
    case .identifier:
      switch token.keyword {
      case .if: skipIf()
      case .switch: skipSwitch()
      case .do: skipDo()
      case .as, .is, .in, .where, .else, .catch, .case, .default, .return, .throw: return
      case let keyword where keyword.isReserved && !keyword.isOperand: return
      default: skipMemberName()
      }
    default: return
    }
  }

  private mutating func skipKeyPath() {
    advance()
    if at(.identifier) || at(.backtickedIdentifier) { skipMemberName() }
    while at(.prefixOperator) || at(.binaryOperator), byte(at: token.start) == 0x2E { advance(splitting: 1) }
  }

  /// A name, a module's name before it, and generic arguments behind it.
  private mutating func skipMemberName() {
    if at(.leftParen) || at(.leftSquare) { return }
    advance()
    if consume(.colonColon) { advance() }
    guard atOperator(0x3C), !memory.refused.contains(token.start) else { return }
    let _: Bool? = trying { parser in
      guard parser.parseGenericArguments() != nil else { return nil }
      return parser.canFollowGenericArguments ? true : nil
    }
  }

  /// Whether `a<b>` before this token has generic arguments, and is no pair of comparisons.
  private var canFollowGenericArguments: Bool {
    switch token.kind {
    case .leftParen, .leftSquare: !token.isFirstOnLine
    case .leftBrace, .rightParen, .rightSquare, .rightBrace, .period, .comma, .semicolon, .colon, .end, .postfixMark:
      true
    case .prefixOperator, .binaryOperator, .postfixOperator:
      byte(at: token.start) == 0x26 && token.end &- token.start == 1
    default: false
    }
  }

  private mutating func skipPostfix(_ brace: TrailingBrace) {
    while true {
      switch token.kind {
      case .period:
        advance()
        if at(.number) || at(.dollarIdentifier) { advance() } else { skipMemberName() }
      case .leftParen, .leftSquare:
        if token.isFirstOnLine { return }
        skipBalanced()
      case .postfixMark, .postfixOperator: advance()
      case .leftBrace:
        if brace == .none || brace == .initialValue && atAccessorBlock() { return }
        skipTrailingClosures()
      case .poundIf:
        guard atConditionalPostfix() else { return }
        skipConditionalPostfix()
      default: return
      }
    }
  }

  private mutating func skipTrailingClosures() {
    skipBalanced()
    while at(.identifier) || at(.backtickedIdentifier) {
      let isLabelled: Bool? = trying { parser in
        parser.advance()
        guard parser.consume(.colon), parser.at(.leftBrace) else { return nil }
        parser.skipBalanced()
        return true
      }
      if isLabelled != true { return }
    }
  }

  /// Whether the `#if` here goes on with the chain of members before it.
  private mutating func atConditionalPostfix() -> Bool {
    lookingAhead { parser in
      while parser.at(.poundIf) {
        parser.advance()
        _ = parser.parseCondition()
      }
      return parser.at(.period) || (parser.at(.prefixOperator) && parser.byte(at: parser.token.start) == 0x2E)
    }
  }

  private mutating func skipConditionalPostfix() {
    var nesting = 0
    repeat {
      if at(.poundIf) { nesting &+= 1 }
      if at(.poundEndif) { nesting &-= 1 }
      skipToken()
    } while nesting > 0 && !at(.end)
  }

  /// A binary operator, a cast, an assignment or half of `? :`; false where the expression ends.
  private mutating func skipInfix() -> Bool {
    skipCasts()
    switch token.kind {
    case .binaryOperator:
      if tokenText == "?" { return skipTernary() }
      advance()
      return true
    case .equal:
      advance()
      return true
    case .arrow:
      advance()
      return true
    case .identifier:
      switch token.keyword {
      case .async, .throws:
        // `() async throws(E) -> Void` as an expression.
        return trying { parser in
          _ = parser.consume(.async)
          if parser.consume(.throws), parser.at(.leftParen) { parser.skipBalanced() }
          return parser.consume(.arrow) ? true : nil
        } == true
      default: return false
      }
    default: return false
    }
  }

  private mutating func skipCasts() {
    while at(.is) || at(.as) {
      advance()
      if at(.postfixMark) { advance() }
      _ = parseType()
    }
  }

  private mutating func skipTernary() -> Bool {
    advance()
    guard descend() else {
      depth &-= 1
      return false
    }
    skipExpression(.all)
    depth &-= 1
    return consume(.colon)
  }
}

extension Keyword {
  fileprivate var isInfix: Bool {
    switch self {
    case .as, .is, .in, .where, .else: true
    default: false
    }
  }

  /// Whether a reserved word is an expression by itself.
  fileprivate var isOperand: Bool {
    switch self {
    case .`self`, .`Self`, .super, .`init`, .Any, .true, .false, .nil: true
    default: false
    }
  }
}
