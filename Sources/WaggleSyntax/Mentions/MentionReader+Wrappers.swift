extension MentionReader {
  /// `@Injected("name") private var service: any P`
  mutating func readAttribute() {
    let start = parser.token.start
    guard start >= headEnd else { return step() }
    let read = parser.lookingAhead { parser -> InjectedProperty? in
      parser.advance()
      if parser.tokenText == "Waggle" {
        parser.advance()
        guard parser.consume(.period) || parser.consume(.colonColon) else { return nil }
      }
      guard let kind = parser.token.keyword.wrapper else { return nil }
      parser.advance()
      var property = InjectedProperty(kind: kind)
      if parser.at(.leftParen), parser.token.start == parser.previousEnd { property.name = parser.parseWrapperName() }
      guard parser.skipToVariable() else { return nil }
      if parser.consume(.colon) {
        property.start = parser.token
        property.type = parser.parseType()
      }
      property.end = parser.previousEnd
      return property
    }
    step()
    guard let read else { return }
    headEnd = read.end
    guard let type = read.type, let token = read.start, !isShadowed(type) else { return }
    add(read.kind, (type, token), .registry, calledAt: nil)
    found.services[found.services.count - 1].name = read.name
  }

  private struct InjectedProperty {
    var kind: ServiceMention.Kind
    var name = ServiceMention.Name.none
    var start: Token?
    var type: TypeSyntax?
    var end = 0
  }
}

extension Parser {
  /// `("name")`
  fileprivate mutating func parseWrapperName() -> ServiceMention.Name {
    let start = token.end
    skipBalanced()
    let text = text(from: start, to: previousEnd - 1)
    if text.isEmpty || text == "nil" { return .none }
    let content = text.dropFirst().dropLast()
    let isPlain = text.first == "\"" && text.last == "\"" && !content.contains("\"") && !content.contains("\\")
    return isPlain ? .text(String(content)) : .computed
  }

  /// Steps over more attributes and modifiers, `var` and a name.
  fileprivate mutating func skipToVariable() -> Bool {
    while !at(.var) {
      if at(.at) {
        _ = parseAttribute()
      } else if at(.identifier), !token.keyword.isReserved || token.keyword.isAccessLevel {
        advance()
        if at(.leftParen) { skipBalanced() }
      } else {
        return false
      }
    }
    advance()
    guard at(.identifier) || at(.backtickedIdentifier) else { return false }
    advance()
    return true
  }
}

extension Keyword {
  fileprivate var wrapper: ServiceMention.Kind? {
    switch self {
    case .Injected: .injected
    case .MainInjected: .mainInjected
    default: nil
    }
  }

  fileprivate var isAccessLevel: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .static: true
    default: false
    }
  }
}
