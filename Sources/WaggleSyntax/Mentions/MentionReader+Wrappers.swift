extension MentionReader {
  /// Reads a property such as `@Injected("name") private var service: any P`.
  mutating func readAttribute() {
    guard parser.token.start >= headEnd else { return step() }
    let (property, end) = parser.lookingAhead { parser in (parser.parseInjectedProperty(), parser.previousEnd) }
    step()
    // Read or not, nothing in there is read again.
    headEnd = end
    guard let property, !isShadowed(property.type) else { return }
    var mention = ServiceMention(
      kind: property.kind, type: property.type.description, position: parser.position(of: property.start))
    mention.name = property.name
    mention.isOptional = property.start.start < optionalEnd
    add(mention, .registry, calledAt: nil)
  }
}

private struct InjectedProperty {
  var kind: ServiceMention.Kind
  var name: ServiceMention.Name
  var start: Token
  var type: TypeSyntax
}

extension Parser {
  fileprivate mutating func parseInjectedProperty() -> InjectedProperty? {
    advance()
    if tokenText == "Waggle" {
      advance()
      guard consume(.period) || consume(.colonColon) else { return nil }
    }
    guard at(.Injected) || at(.MainInjected) else { return nil }
    let kind: ServiceMention.Kind = at(.Injected) ? .injected : .mainInjected
    advance()
    let name = at(.leftParen) && token.start == previousEnd ? parseWrapperName() : .none
    guard skipToVariable(), consume(.colon) else { return nil }
    let start = token
    return InjectedProperty(kind: kind, name: name, start: start, type: parseType())
  }

  /// Reads the `("name")` behind a wrapper.
  private mutating func parseWrapperName() -> ServiceMention.Name {
    let start = token.end
    skipBalanced()
    let text = text(from: start, to: previousEnd - 1)
    if text.isEmpty || text == "nil" { return .none }
    return text.plainLiteral.map { .text($0) } ?? .computed
  }

  /// Steps over more attributes and modifiers, `var` and a name.
  private mutating func skipToVariable() -> Bool {
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
  fileprivate var isAccessLevel: Bool {
    switch self {
    case .public, .private, .fileprivate, .internal, .static: true
    default: false
    }
  }
}
