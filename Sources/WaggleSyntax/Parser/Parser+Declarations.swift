extension Parser {
  /// Reads a declaration, if there is one.
  mutating func parseDeclaration(in context: ItemContext, into items: inout [Declaration]) -> Bool {
    guard let head = parseHead(in: context) else { return false }
    // At file level these words begin no declaration that could be one.
    if context == .file, token.keyword == .case || token.keyword == .subscript { return false }
    let keyword = token
    var declaration = Declaration(kind: kind(of: keyword), name: "", position: position(of: keyword))
    declaration.attributes = head.attributes
    declaration.modifiers = head.modifiers
    declaration.conditions = memory.conditions
    declaration.annotations = annotations(from: head.first, to: keyword)
    advance()
    switch keyword.keyword {
    case .import: parseImport(&declaration)
    case .class, .struct, .enum, .actor, .protocol, .extension: parseType(&declaration)
    case .typealias, .associatedtype: parseAlias(&declaration)
    case .func, .macro: parseFunction(&declaration)
    case .`init`: parseInitializer(&declaration)
    case .subscript: parseSubscript(&declaration)
    case .var, .let:
      parseBindings(declaration, into: &items)
      return true
    case .case: parseCases(&declaration)
    case .deinit: skipBody()
    default: parseOperator(&declaration)
    }
    if declaration.kind.isKept || !declaration.annotations.isEmpty { items.append(declaration) }
    return true
  }

  private func kind(of token: Token) -> Declaration.Kind {
    Declaration.Kind(rawValue: token.keyword.text) ?? .func
  }

  /// The name behind a declaration's keyword.
  private mutating func parseName() -> String {
    guard at(.identifier) || at(.backtickedIdentifier) || at(.dollarIdentifier) else { return "" }
    let name = tokenText
    advance()
    return name
  }

  private mutating func parseImport(_ declaration: inout Declaration) {
    let kind: String? =
      switch token.keyword {
      case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func: tokenText
      default: nil
      }
    if kind != nil { advance() }
    var path: [String] = []
    while !at(.end), path.isEmpty || !token.isFirstOnLine || !token.keyword.isReserved {
      path.append(tokenText)
      declaration.name += tokenText
      advance()
      guard at(.period) || at(.colonColon) else { break }
      declaration.name += tokenText
      advance()
    }
    memory.imports.append(
      ImportDeclaration(
        kind: kind, path: path, position: declaration.position, attributes: declaration.attributes,
        modifiers: declaration.modifiers, conditions: declaration.conditions))
  }

  private mutating func parseType(_ declaration: inout Declaration) {
    if declaration.kind == .extension {
      let start = token.start
      _ = parseType()
      declaration.name = text(from: start, to: previousEnd)
      declaration.type = declaration.name
    } else {
      declaration.name = parseName()
      if let names = parseGenericParameters() {
        declaration.isGeneric = true
        declaration.placeholders = names
      }
    }
    if consume(.colon) {
      repeat {
        if at(.leftBrace) || at(.where) { break }
        let start = token.start
        // An old spelling of `AnyObject`.
        if !consume(.class) { _ = parseType() }
        declaration.inherited.append(text(from: start, to: previousEnd))
      } while consume(.comma)
    }
    let required = parseWhereClause()
    if declaration.kind == .protocol { declaration.refined = required }
    let brace = token.start
    guard consume(.leftBrace) else { return }
    if descend() {
      let outer = memory.associatedTypes
      memory.associatedTypes = []
      defer { memory.associatedTypes = outer }
      declaration.members = parseItems(in: .members)
      while at(.poundElseif) || at(.poundElse) || at(.poundEndif) {
        advance()
        declaration.members += parseItems(in: .members)
      }
      if declaration.kind == .protocol { declaration.placeholders += memory.associatedTypes }
      if !consume(.rightBrace) { report(.unterminatedBlock, at: brace) }
    } else {
      while !at(.end) { advance() }
    }
    depth &-= 1
  }

  private mutating func parseAlias(_ declaration: inout Declaration) {
    declaration.name = parseName()
    declaration.isGeneric = parseGenericParameters() != nil
    if declaration.kind == .associatedtype { memory.associatedTypes.append(declaration.name) }
    if consume(.colon) { _ = parseType() }
    if consume(.equal) {
      let start = token.start
      _ = parseType()
      declaration.type = text(from: start, to: previousEnd)
    }
    skipWhereClause()
  }

  private mutating func parseFunction(_ declaration: inout Declaration) {
    if token.isOperator || at(.equal) || at(.arrow) || at(.period) || at(.postfixMark) {
      declaration.name = parseOperatorName()
    } else {
      declaration.name = parseName()
    }
    declaration.isGeneric = parseGenericParameters() != nil
    declaration.parameters = parseParameters()
    parseEffects(&declaration)
    if consume(.arrow) {
      let start = token.start
      _ = parseType()
      declaration.type = text(from: start, to: previousEnd)
    }
    if declaration.kind == .macro, consume(.equal) { skipExpression(.all) }
    skipWhereClause()
    skipBody()
  }

  /// The name of an operator function; of `==<T>(…)` only `==`.
  private mutating func parseOperatorName() -> String {
    let length = token.end &- token.start
    let name = tokenText
    if length > 1, byte(at: token.end &- 1) == 0x3C, lexer.hasClass(.identifierStart, at: token.end) {
      advance(splitting: length &- 1)
      return String(name.dropLast())
    }
    advance()
    return name
  }

  private mutating func parseInitializer(_ declaration: inout Declaration) {
    declaration.name = "init"
    if at(.postfixMark) || atOperator(0x21) || atOperator(0x3F) {
      declaration.isFailable = true
      advance(splitting: 1)
    }
    declaration.isGeneric = parseGenericParameters() != nil
    declaration.parameters = parseParameters()
    parseEffects(&declaration)
    skipWhereClause()
    skipBody()
  }

  private mutating func parseSubscript(_ declaration: inout Declaration) {
    _ = parseGenericParameters()
    _ = parseParameters()
    if consume(.arrow) { _ = parseType() }
    skipWhereClause()
    skipBody()
  }

  private mutating func parseEffects(_ declaration: inout Declaration) {
    while true {
      if at(.async) || at(.reasync) || at(.await) {
        declaration.isAsync = true
        advance()
      } else if at(.throws) || at(.rethrows) {
        declaration.isThrowing = true
        advance()
        if at(.leftParen) {
          let start = token.end
          skipBalanced()
          if text(from: start, to: previousEnd &- 1) == "Never" { declaration.isThrowing = false }
        }
      } else {
        return
      }
    }
  }

  mutating func parseParameters() -> [Declaration.Parameter] {
    var parameters: [Declaration.Parameter] = []
    guard consume(.leftParen) else { return [] }
    while !at(.end), !at(.rightParen) {
      let start = token.start
      parameters.append(parseParameter())
      if !at(.comma), !at(.rightParen) { skipTo(.comma) }
      _ = consume(.comma)
      if token.start == start { advance() }
    }
    _ = consume(.rightParen)
    return parameters
  }

  /// The first name before a parameter's colon.
  private mutating func parseLabel() -> String {
    var names = [token]
    advance()
    while at(.identifier) || at(.backtickedIdentifier) {
      names.append(token)
      advance()
    }
    var index = 0
    // Before one name `isolated` is a label itself.
    while names.count &- index > 2, [.isolated, ._const].contains(names[index].keyword) { index &+= 1 }
    let label = names[index]
    return lexer.text(from: label.start, to: label.end)
  }

  private mutating func parseParameter() -> Declaration.Parameter {
    while at(.at) { _ = parseAttribute() }
    var parameter = Declaration.Parameter(
      label: at(.colon) ? "" : parseLabel(), type: "", position: position(of: token))
    guard consume(.colon) else { return parameter }
    parameter.position = position(of: token)
    let start = token.start
    _ = parseType()
    parameter.type = text(from: start, to: previousEnd)
    if token.isOperator, tokenText == "..." {
      parameter.isVariadic = true
      advance()
    }
    if consume(.equal) {
      let start = token.start
      skipExpression(.all)
      if !at(.comma), !at(.rightParen) { skipTo(.comma) }
      parameter.defaultValue = text(from: start, to: previousEnd)
    }
    return parameter
  }

  private mutating func parseCases(_ declaration: inout Declaration) {
    repeat {
      let name = tokenText
      if declaration.name.isEmpty { declaration.name = name }
      advance()
      if at(.leftParen) { skipBalanced() }
      if consume(.equal) { skipExpression(.all) }
    } while consume(.comma)
  }

  private mutating func parseOperator(_ declaration: inout Declaration) {
    declaration.name = tokenText
    advance()
    if declaration.kind == .precedencegroup { return skipBody() }
    while !at(.end), !token.isFirstOnLine, !at(.semicolon), !at(.rightBrace) {
      if at(.leftBrace) { skipBalanced() } else { advance() }
    }
  }

  /// A function's body, if it has one.
  mutating func skipBody() {
    if at(.leftBrace) { skipBalanced() }
  }
}

extension Declaration.Kind {
  /// Whether later stages ask for such declarations even without an annotation.
  fileprivate var isKept: Bool {
    switch self {
    case .case, .subscript, .deinit, .associatedtype, .operator, .precedencegroup, .macro: false
    default: true
    }
  }
}
