/// The attributes and modifiers before a declaration's keyword.
struct DeclarationHead {
  var first: Token
  var attributes: [Declaration.Attribute] = []
  var modifiers: [String] = []
}

extension Parser {
  /// Reads attributes and modifiers, if a declaration's keyword follows them; else steps back and returns `nil`.
  mutating func parseHead() -> DeclarationHead? {
    trying { parser in
      var head = DeclarationHead(first: parser.token)
      while true {
        if parser.at(.at) {
          head.attributes.append(parser.parseAttribute())
        } else if parser.at(.poundIf) {
          parser.parseConditionalAttributes(into: &head.attributes)
        } else if parser.atModifier {
          head.modifiers.append(parser.parseModifier())
        } else {
          break
        }
      }
      return parser.atDeclarationKeyword ? head : nil
    }
  }

  mutating func parseAttribute() -> Declaration.Attribute {
    advance()
    var name = tokenText
    guard at(.identifier) || at(.backtickedIdentifier) else { return .init(name: "") }
    advance()
    while at(.period) || at(.colonColon) {
      name += tokenText
      advance()
      name += tokenText
      advance()
    }
    if atOperator(0x3C), token.start == previousEnd {
      let start = token.start
      let hasArguments: Bool? = trying { $0.parseGenericArguments() != nil ? true : nil }
      if hasArguments == true { name += text(from: start, to: previousEnd).filter { !$0.isWhitespace } }
    }
    guard at(.leftParen), token.start == previousEnd else { return .init(name: name) }
    let start = token.end
    let saved = previousEnd
    skipBalanced()
    let end = previousEnd - 1
    _ = saved
    return .init(name: name, arguments: start <= end ? text(from: start, to: end) : "")
  }

  /// `#if … #endif` around attributes; those of all clauses count.
  private mutating func parseConditionalAttributes(into attributes: inout [Declaration.Attribute]) {
    while at(.poundIf) || at(.poundElseif) || at(.poundElse) {
      let hasCondition = !at(.poundElse)
      advance()
      if hasCondition { _ = parseCondition() }
      while at(.at) { attributes.append(parseAttribute()) }
      if at(.poundIf) { parseConditionalAttributes(into: &attributes) }
    }
    _ = consume(.poundEndif)
  }

  /// Whether the token can be a modifier; the words are also names, so that what follows decides.
  private var atModifier: Bool {
    guard at(.identifier) else { return false }
    switch token.keyword {
    case .public, .private, .fileprivate, .internal, .package, .open, .static, .final, .lazy, .weak, .unowned,
      .override,
      .mutating, .nonmutating, .prefix, .postfix, .infix, .required, .convenience, .dynamic, .optional, .indirect,
      .nonisolated, .isolated, .distributed, .consuming, .borrowing, .async, .sending, .__consuming, .__setter_access,
      ._const, ._local, .reasync:
      return true
    case .class:
      return followedByMemberKeyword
    default:
      return false
    }
  }

  /// Whether `class` here is a modifier: a member's keyword or another modifier follows.
  private var followedByMemberKeyword: Bool {
    var copy = self
    copy.advance()
    switch copy.token.keyword {
    case .func, .var, .let, .subscript, .override, .final, .public, .private, .fileprivate, .internal, .package, .open,
      .dynamic, .mutating, .nonmutating, .nonisolated, .prefix, .postfix, .infix, .weak, .unowned, .lazy, .required,
      .`init`, .typealias, .async, .distributed, .class:
      return !copy.token.isFirstOnLine || copy.token.keyword != .class
    default:
      return false
    }
  }

  private mutating func parseModifier() -> String {
    let start = token.start
    advance()
    // `open(file)` calls a function, unless a declaration follows; `parseHead` steps back then.
    if at(.leftParen), token.start == previousEnd { skipBalanced() }
    return text(from: start, to: previousEnd).filter { !$0.isWhitespace }
  }

  /// Whether the token introduces a declaration.
  private var atDeclarationKeyword: Bool {
    guard at(.identifier) else { return false }
    switch token.keyword {
    case .import, .class, .struct, .enum, .extension, .protocol, .typealias, .associatedtype, .func, .`init`, .deinit,
      .subscript, .var, .let, .case, .operator, .precedencegroup:
      return true
    case .actor, .macro:
      var copy = self
      copy.advance()
      return (copy.at(.identifier) && !copy.token.keyword.isReserved || copy.at(.backtickedIdentifier))
        && !copy.token.isFirstOnLine
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
