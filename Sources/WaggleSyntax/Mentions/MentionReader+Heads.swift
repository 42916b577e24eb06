extension MentionReader {
  mutating func readWord() {
    let word = parser.token.keyword
    if atLabel() { return readLabel() }
    // Members may have any word for their name.
    if last.0.kind == .period || last.0.kind == .colonColon { return readMember() }
    switch word {
    case .class, .struct, .enum, .actor, .protocol: readTypeHead()
    case .extension: readExtensionHead()
    case .func, .`init`, .subscript, .macro, .typealias, .associatedtype: readFunctionHead()
    case .if, .guard, .while, .for, .switch:
      headNesting = nesting
      step()
    case .try: readTry()
    case .ServiceRegistry, .ServiceResolver, .ServiceRegistrar: readRegistryName()
    case .LazyService: readLazyService()
    case .register, .override, .unregister, .get, .getAll, .contains: readCall()
    default: step()
    }
  }

  private mutating func readMember() {
    switch parser.token.keyword {
    case .register, .override, .unregister, .get, .getAll, .contains: readCall()
    case .LazyService: readLazyService()
    case .`self`: readMetatype()
    case .none:
      if last.1.keyword == .ServiceRegistry, ["shared", "current"].contains(parser.tokenText) {
        sharedEnd = parser.token.end
      }
      step()
    default: step()
    }
  }

  /// `class Name<Element>` and the like.
  private mutating func readTypeHead() {
    step()
    // `class` may be a modifier or an old spelling of `AnyObject`, and `actor` a name.
    guard parser.at(.identifier) || parser.at(.backtickedIdentifier), !parser.token.keyword.isReserved,
      !parser.token.isFirstOnLine
    else { return }
    let name = parser.tokenText
    if scopes.contains(where: { !$0.isType }) { hide(name) }
    step()
    begin(MentionScope(typeName: name, shadows: parser.parseGenericParameters() ?? [], nesting: nesting))
  }

  private mutating func readExtensionHead() {
    step()
    let type = parser.parseType()
    guard case .name(let module, let components) = type else { return }
    let names = (module.map { [$0] } ?? []) + components.map(\.name)
    begin(MentionScope(typeName: names.joined(separator: "."), nesting: nesting))
  }

  private mutating func readFunctionHead() {
    let keyword = parser.token.keyword
    let start = parser.token.start
    var name = Keyword.none
    var text = ""
    step()
    if keyword == .`init` {
      if parser.at(.postfixMark) { step() }
    } else if parser.at(.identifier) || parser.at(.backtickedIdentifier) {
      name = parser.token.keyword
      text = parser.tokenText
      if keyword == .typealias || keyword == .associatedtype {
        let isLocal = keyword == .associatedtype || scopes.contains { !$0.isType }
        if isLocal { hide(parser.tokenText) }
        return step()
      }
      step()
      if keyword == .macro, name == .Injected || name == .MainInjected { namesakes.insert(name.text) }
    }
    var scope = MentionScope(shadows: parser.parseGenericParameters() ?? [], nesting: nesting)
    if start >= headEnd, !scope.shadows.isEmpty || name == .get || name == .getAll {
      let parameters = parseParametersAhead()
      // A call of Waggle's could mean this function instead: `func get<T>(_ type: T.Type) -> T`.
      if name == .get || name == .getAll, parameters.first?.isMetatype == true { namesakes.insert(name.text) }
      if parameters.contains(where: \.isMetatype) { scope.typeTaker = text }
    }
    begin(scope)
  }

  private mutating func parseParametersAhead() -> [Declaration.Parameter] {
    let parameters = parser.lookingAhead { parser in (parser.parseParameters(), end: parser.previousEnd) }
    headEnd = parameters.end
    return parameters.0
  }

  /// Hides a name up to the end of the innermost braces.
  private mutating func hide(_ name: String) {
    guard !scopes.isEmpty else { return }
    scopes[scopes.count - 1].shadows.append(name)
    shadows[name, default: 0] += 1
  }

  private mutating func begin(_ scope: MentionScope) {
    pending = scope
    if scopes.isEmpty, group.current == 0 {
      group.last += 1
      group.current = group.last
    }
  }

  private mutating func readTry() {
    let start = parser.token.start
    let isInHead = headNesting == nesting
    if start >= optionalEnd {
      let end = parser.lookingAhead { parser -> Int? in
        parser.advance()
        guard parser.at(.postfixMark), parser.byte(at: parser.token.start) == 0x3F else { return nil }
        parser.advance()
        parser.skipExpression(isInHead ? .none : .all)
        return parser.previousEnd
      }
      if let end { optionalEnd = end }
    }
    step()
  }

  /// `registry: ServiceRegistry`, `registry = ServiceRegistry(…)`.
  private mutating func readRegistryName() {
    if parser.token.keyword == .ServiceRegistrar { found.registersOthers = true }
    if last.0.kind == .colon || last.0.kind == .equal, last.1.kind == .identifier {
      registries.insert(parser.lexer.text(from: last.1.start, to: last.1.end))
    }
    step()
  }
}

extension Declaration.Parameter {
  /// Whether it takes a type, as `T.Type`.
  fileprivate var isMetatype: Bool { type.hasSuffix(".Type") }
}
