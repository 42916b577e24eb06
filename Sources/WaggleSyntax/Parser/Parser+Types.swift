extension Parser {
  /// Reads a type; where none stands, an empty text.
  mutating func parseType() -> TypeSyntax {
    guard descend() else {
      depth &-= 1
      if at(.leftParen) || at(.leftSquare) || at(.leftBrace) { skipBalanced() } else { skipToken() }
      return .verbatim("")
    }
    defer { depth &-= 1 }
    if at(.prefixOperator), atOperator(0x3C), let parameters = trying({ $0.parseOpaqueParameters() }) {
      return .prefixed(parameters, parseType())
    }
    return parsePrefixed { parser in
      let type = parser.parseComposition()
      guard case .tuple(let elements) = type, let function = parser.parseFunctionType(elements) else { return type }
      return function
    }
  }

  /// Reads attributes and words, each a level of nesting, and the type behind them.
  private mutating func parsePrefixed(_ body: (inout Parser) -> TypeSyntax) -> TypeSyntax {
    let outer = depth
    defer { depth = outer }
    var prefixes: [String] = []
    while depth < Lexer.deepestNesting, let prefix = parseTypePrefix() {
      prefixes.append(prefix)
      depth &+= 1
    }
    var type = body(&self)
    for prefix in prefixes.reversed() {
      switch prefix {
      case "some": type = .some(type)
      case "any": type = .any(type)
      default: type = .prefixed(prefix, type)
      }
    }
    return type
  }

  /// An attribute or a word before a type: `@escaping`, `inout`, `any`.
  private mutating func parseTypePrefix() -> String? {
    if at(.at) {
      let start = token.start
      _ = parseTypeAttribute()
      return text(from: start, to: previousEnd)
    }
    guard at(.identifier) else { return nil }
    switch token.keyword {
    case .inout, .repeat, .some, .any, .each, .sending, .isolated, .consuming, .borrowing, .__owned, .__shared, ._const,
      .nonisolated:
      let start = token.start
      let found: Bool? = trying { parser in
        let isNonisolated = parser.at(.nonisolated)
        parser.advance()
        // Alone on its line it is a type's name.
        if isNonisolated, parser.at(.leftParen), parser.token.isFirstOnLine { return nil }
        if parser.at(.leftParen), parser.token.start == parser.previousEnd, parser.atArgumentOfNonisolated() {
          parser.skipBalanced()
        }
        return parser.atTypeStart ? true : nil
      }
      return found == true ? text(from: start, to: previousEnd) : nil
    default:
      return nil
    }
  }

  private mutating func atArgumentOfNonisolated() -> Bool {
    lookingAhead { parser in
      parser.advance()
      guard parser.tokenText == "nonsending" else { return false }
      parser.advance()
      return parser.at(.rightParen)
    }
  }

  /// An attribute of a type; `@MainActor (Int) -> Void` has no arguments, `@convention(c)` has.
  private mutating func parseTypeAttribute() -> Declaration.Attribute {
    let isBuiltIn = lookingAhead { parser in
      parser.advance()
      return ["convention", "isolated", "differentiable", "_opaqueReturnTypeOf", "execution"].contains(parser.tokenText)
    }
    if isBuiltIn { return parseAttribute() }
    // The parenthesis of `@Sendable(Int) -> Void` begins the type, if one ends behind it.
    let isFunction = lookingAhead { parser in
      _ = parser.parseAttribute()
      return parser.at(.arrow) || parser.at(.throws) || parser.at(.async)
    }
    guard isFunction else { return parseAttribute() }
    advance()
    var name = tokenText
    advance()
    while at(.period) || at(.colonColon) {
      advance()
      name += "." + tokenText
      advance()
    }
    return .init(name: name)
  }

  /// Whether a type can begin here.
  var atTypeStart: Bool {
    switch token.kind {
    case .identifier: !token.keyword.isReserved || [.`Self`, .Any, .repeat, .inout].contains(token.keyword)
    case .backtickedIdentifier, .leftParen, .leftSquare, .at: true
    case .prefixOperator, .binaryOperator, .postfixOperator:
      byte(at: token.start) == 0x7E && token.end &- token.start == 1
    default: false
    }
  }

  private mutating func parseComposition() -> TypeSyntax {
    let first = parsePostfixType()
    var parts = [first]
    while atOperator(0x26), token.end &- token.start == 1 {
      advance()
      parts.append(parsePrefixed { $0.parsePostfixType() })
    }
    return parts.count == 1 ? first : .composition(parts)
  }

  private mutating func parsePostfixType() -> TypeSyntax {
    if atOperator(0x7E), token.end &- token.start == 1 {
      guard descend() else { return .verbatim("") }
      defer { depth &-= 1 }
      advance()
      return .prefixed("~", parsePostfixType())
    }
    let outer = height
    height = 0
    var type = parsePrimaryType()
    defer { height = max(outer, height &+ 1) }
    while !token.isFirstOnLine || at(.period) {
      guard height <= Lexer.deepestNesting else {
        report(.tooDeep)
        return type
      }
      if at(.postfixMark)
        || (token.kind == .postfixOperator || token.kind == .binaryOperator) && token.start == previousEnd
      {
        switch byte(at: token.start) {
        case 0x3F: type = .optional(type)
        case 0x21: type = .unwrapped(type)
        default: return type
        }
        advance(splitting: 1)
        height &+= 1
      } else if at(.period) {
        guard
          let member = trying({ parser -> TypeSyntax? in
            parser.advance()
            guard parser.at(.identifier) || parser.at(.backtickedIdentifier) else { return nil }
            return .member(type, parser.parseMember())
          })
        else { return type }
        type = member
        height &+= 1
      } else {
        return type
      }
    }
    return type
  }

  private mutating func parsePrimaryType() -> TypeSyntax {
    switch token.kind {
    case .leftParen: return .tuple(parseElements())
    case .leftSquare: return parseBracketed()
    case .identifier, .backtickedIdentifier, .dollarIdentifier:
      if token.keyword.isReserved, ![.`Self`, .Any, .`self`].contains(token.keyword) { return .verbatim("") }
      return parseNamedType()
    case .number, .string:
      let text = tokenText
      advance()
      return .verbatim(text)
    case .prefixOperator where atOperator(0x2D), .binaryOperator where atOperator(0x2D),
      .postfixOperator where atOperator(0x2D):
      advance()
      let text = "-" + tokenText
      advance()
      return .verbatim(text)
    default:
      return .verbatim("")
    }
  }

  private mutating func parseNamedType() -> TypeSyntax {
    var module: String?
    var components = [parseComponent()]
    if at(.colonColon), components[0].arguments.isEmpty {
      advance()
      module = components[0].name
      components = [parseComponent()]
    }
    while at(.period) {
      guard
        let component = trying({ parser -> TypeSyntax.Component? in
          parser.advance()
          guard parser.at(.identifier) || parser.at(.backtickedIdentifier) else { return nil }
          return parser.parseMember()
        })
      else { break }
      components.append(component)
    }
    return .name(module: module, components)
  }

  private mutating func parseComponent() -> TypeSyntax.Component {
    var component = TypeSyntax.Component(tokenText)
    advance()
    if atOperator(0x3C), let arguments = trying({ $0.parseGenericArguments() }) {
      component.arguments = arguments
    }
    return component
  }

  /// The component behind a period, which may name the module that declares it: `Int.Swift::Magnitude`.
  private mutating func parseMember() -> TypeSyntax.Component {
    var component = parseComponent()
    guard component.arguments.isEmpty, consume(.colonColon) else { return component }
    let module = component.name
    component = parseComponent()
    component.name = module + "::" + component.name
    return component
  }

  private mutating func parseBracketed() -> TypeSyntax {
    let isInlineArray = lookingAhead { parser in
      parser.advance()
      guard parser.at(.number) || parser.at(.identifier) else { return false }
      parser.advance()
      return parser.at(.of)
    }
    advance()
    var type: TypeSyntax
    if isInlineArray {
      let count = tokenText
      advance()
      advance()
      type = .inlineArray(count, parseType())
    } else {
      type = parseType()
      if consume(.colon) { type = .dictionary(type, parseType()) } else { type = .array(type) }
    }
    if !at(.rightSquare), guesses == 0 { skipTo(.rightSquare) }
    _ = consume(.rightSquare)
    return type
  }

  /// The parts in the parentheses of a tuple or function type.
  private mutating func parseElements() -> [TypeSyntax.Element] {
    var elements: [TypeSyntax.Element] = []
    advance()
    while !at(.end), !at(.rightParen) {
      let start = token.start
      let label = trying { parser -> String? in
        let start = parser.token.start
        guard parser.at(.identifier) || parser.at(.backtickedIdentifier) else { return nil }
        parser.advance()
        if parser.at(.identifier) || parser.at(.backtickedIdentifier) { parser.advance() }
        guard parser.consume(.colon) else { return nil }
        return parser.text(from: start, to: parser.previousEnd)
      }
      let type = parseType()
      var isVariadic = false
      if token.isOperator, tokenText == "..." {
        isVariadic = true
        advance()
      }
      elements.append(.init(label: label ?? "", type: type, isVariadic: isVariadic))
      if !at(.comma), !at(.rightParen) {
        if guesses > 0 { return elements }
        skipTo(.comma)
      }
      _ = consume(.comma)
      if token.start == start { advance() }
    }
    _ = consume(.rightParen)
    return elements
  }

  /// `async throws -> Result` behind the parameters of a function type.
  private mutating func parseFunctionType(_ elements: [TypeSyntax.Element]) -> TypeSyntax? {
    trying { parser in
      let start = parser.token.start
      while parser.at(.async) || parser.at(.throws) || parser.at(.rethrows) || parser.at(.reasync) {
        parser.advance()
        if parser.at(.leftParen) { parser.skipBalanced() }
      }
      let effects = parser.token.start == start ? "" : parser.text(from: start, to: parser.previousEnd)
      guard parser.consume(.arrow) else { return nil }
      return .function(elements, effects: effects, parser.parseType())
    }
  }
}

extension TypeSyntax {
  /// Reads a type from its text; what cannot be read as one is kept verbatim.
  package init(_ text: String) {
    if let simple = Self.simple(text[...]) {
      self = simple
      return
    }
    let read = Parser.read(Array(text.utf8)) { parser -> TypeSyntax? in
      let type = parser.parseType()
      return parser.at(.end) && parser.memory.problems.isEmpty ? type : nil
    }
    self = (read ?? nil) ?? .verbatim(text)
  }

  /// Most types are a capitalised name, alone or behind `any`, which takes no parser.
  private static func simple(_ text: Substring) -> TypeSyntax? {
    if text.utf8.starts(with: "any ".utf8) { return simple(text.dropFirst(4)).map { .any($0) } }
    let isName = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    guard let first = text.utf8.first, (0x41...0x5A).contains(first), isName else { return nil }
    return .name(module: nil, [Component(String(text))])
  }
}
