/// The attributes and modifiers before a declaration's keyword.
struct DeclarationHead {
  var first: Token
  var attributes: [Declaration.Attribute] = []
  var modifiers: [String] = []
}

extension Parser {
  /// Reads attributes and modifiers, if a declaration's keyword follows them; else steps back and returns `nil`.
  mutating func parseHead(in context: ItemContext = .members) -> DeclarationHead? {
    guard token.start >= refusedHeadEnd else { return nil }
    return trying { parser in
      var head = DeclarationHead(first: parser.token)
      while true {
        if parser.at(.at) {
          head.attributes.append(parser.parseAttribute())
        } else if parser.at(.poundIf), parser.atConditionalAttributes() {
          _ = parser.parseConditionalAttributes(into: &head.attributes)
        } else if parser.atModifier(in: context) {
          head.modifiers.append(parser.parseModifier())
        } else {
          break
        }
      }
      if parser.atDeclarationKeyword() { return head }
      parser.refusedHeadEnd = parser.token.start
      return nil
    }
  }

  mutating func parseAttribute() -> Declaration.Attribute {
    advance()
    var name = tokenText
    guard at(.identifier) || at(.backtickedIdentifier) else { return .init(name: "") }
    advance()
    while true {
      if atOperator(0x3C) {
        let start = token.start
        guard trying({ $0.parseGenericArguments() }) != nil else { break }
        name += text(from: start, to: previousEnd).filter { !$0.isWhitespace }
      }
      guard at(.period) || at(.colonColon) else { break }
      name += tokenText
      advance()
      name += tokenText
      advance()
    }
    guard at(.leftParen), token.start == previousEnd else { return .init(name: name) }
    let start = token.end
    skipBalanced()
    let end = previousEnd - 1
    return .init(name: name, arguments: start <= end ? text(from: start, to: end) : "")
  }

  /// Whether the `#if` here holds attributes of the declaration that follows, and nothing else.
  mutating func atConditionalAttributes() -> Bool {
    let start = token.start
    guard !memory.refused.contains(start) else { return false }
    return lookingAhead { parser in
      var attributes: [Declaration.Attribute] = []
      return parser.parseConditionalAttributes(into: &attributes) && !attributes.isEmpty
    }
  }

  /// Reads `#if … #endif` around attributes, those of all clauses; false where something else is in it.
  private mutating func parseConditionalAttributes(into attributes: inout [Declaration.Attribute]) -> Bool {
    let start = token.start
    guard !memory.refused.contains(start), depth < Lexer.deepestNesting else { return false }
    depth &+= 1
    defer { depth &-= 1 }
    while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
      let hasCondition = !at(.poundElse)
      advance()
      if hasCondition { _ = parseCondition() }
      while at(.at) || at(.poundIf) {
        if at(.at) {
          attributes.append(parseAttribute())
        } else if !parseConditionalAttributes(into: &attributes) {
          memory.refused.insert(start)
          return false
        }
      }
    }
    if consume(.poundEndif) { return true }
    memory.refused.insert(start)
    return false
  }

  /// Whether the token can be a modifier; the words are also names, so that what follows decides.
  private mutating func atModifier(in context: ItemContext) -> Bool {
    guard at(.identifier) else { return false }
    switch token.keyword {
    case .open where context == .file:
      // `open(set)` calls a function.
      return lookingAhead { parser in
        parser.advance()
        return !parser.at(.leftParen)
      }
    case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .lazy, .weak, .unowned,
      .override,
      .mutating, .nonmutating, .prefix, .postfix, .infix, .required, .convenience, .dynamic, .optional, .indirect,
      .nonisolated, .isolated, .distributed, .consuming, .borrowing, .async, .__consuming, .__setter_access,
      ._const, ._local, .reasync:
      return true
    case .class:
      return lookingAhead { $0.followedByMemberKeyword() }
    default:
      return false
    }
  }

  /// Whether `class` here is a modifier: a member's keyword or another modifier follows.
  private mutating func followedByMemberKeyword() -> Bool {
    advance()
    switch token.keyword {
    case .func, .var, .let, .subscript, .override, .final, .public, .private, .fileprivate, .internal, .package, .open,
      .dynamic, .mutating, .nonmutating, .nonisolated, .prefix, .postfix, .infix, .weak, .unowned, .lazy, .required,
      .`init`, .typealias, .async, .distributed, .class, .static:
      return !token.isFirstOnLine || !at(.class)
    default:
      return false
    }
  }

  private mutating func parseModifier() -> String {
    let start = token.start
    advance()
    // `open(file)` calls a function.
    if at(.leftParen), atModifierArgument() { skipBalanced() }
    return text(from: start, to: previousEnd).filter { !$0.isWhitespace }
  }

  /// Whether `(set)`, `(unsafe)` or the like stands here.
  private mutating func atModifierArgument() -> Bool {
    lookingAhead { parser in
      parser.advance()
      let isArgument =
        parser.at(.set) || parser.at(.unsafe) || parser.tokenText == "safe" || parser.tokenText == "nonsending"
      parser.advance()
      return isArgument && parser.at(.rightParen)
    }
  }

  /// Whether the token introduces a declaration.
  private mutating func atDeclarationKeyword() -> Bool {
    guard at(.identifier) else { return false }
    switch token.keyword {
    case .import, .class, .struct, .enum, .extension, .protocol, .typealias, .associatedtype, .func, .`init`, .deinit,
      .subscript, .var, .let, .case, .operator, .precedencegroup:
      return true
    case .actor, .macro:
      return lookingAhead { parser in
        let isActor = parser.at(.actor)
        parser.advance()
        return (parser.at(.identifier) && !parser.token.keyword.isReserved || parser.at(.backtickedIdentifier))
          && (isActor || !parser.token.isFirstOnLine)
      }
    default:
      return false
    }
  }
}

extension Keyword {
  /// Whether the word can name nothing without backticks.
  var isReserved: Bool {
    switch self {
    case .import, .class, .struct, .enum, .extension, .protocol, .typealias, .associatedtype, .func, .`init`, .deinit,
      .subscript, .var, .let, .case, .operator, .precedencegroup, .public, .private, .fileprivate, .internal, .static,
      .inout, .throws, .rethrows, .where, .if, .else, .guard, .while, .for, .switch, .do, .catch, .defer, .return,
      .throw,
      .break, .continue, .fallthrough, .default, .in, .`self`, .super, .true, .false, .nil, .as, .is, .try, .repeat,
      .`Self`,
      .Any:
      true
    default: false
    }
  }
}
