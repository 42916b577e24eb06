extension MentionReader {
  /// `get(P.self`, `register(P.self` and so on.
  mutating func readCall() {
    let name = parser.token
    let receiver = self.receiver
    step()
    guard parser.at(.leftParen), !parser.token.isFirstOnLine, let kind = name.keyword.mention,
      receiver != nil || kind.isRegistration
    else { return }
    guard let service = readService(allowing: kind == .get || kind == .getAll) else {
      guard receiver != nil else { return }
      return noteOther(kind, isNamed: !atTypeOfValue())
    }
    if isShadowed(service.type) {
      return noteOther(kind, isNamed: !typeTakers.isEmpty)
    }
    add(kind, service, receiver, calledAt: parser.token.start)
  }

  /// Notes that a service is asked for or registered whose type is known to the caller of a function only.
  ///
  /// - Parameter isNamed: Whether that caller hands over the type, as `P.self`.
  private mutating func noteOther(_ kind: ServiceMention.Kind, isNamed: Bool) {
    switch kind {
    case .register, .override:
      if isNamed { found.registersOthers = true } else { found.registersUnknown = true }
    case .get, .getAll:
      if let name = typeTakers.last, isNamed { askers.insert(name) }
      if !isNamed { found.asksForUnknown = true }
    default: break
    }
  }

  /// Whether `(type(of:` stands here.
  private mutating func atTypeOfValue() -> Bool {
    parser.lookingAhead { parser in
      parser.advance()
      guard parser.tokenText == "type" else { return false }
      parser.advance()
      guard parser.consume(.leftParen) else { return false }
      return parser.tokenText == "of"
    }
  }

  /// What a method is called on.
  enum Receiver: Equatable {
    case registry
    case variable(String)
    case unknown
  }

  private var receiver: Receiver? {
    guard last.0.kind == .period else {
      let extended = scopes.first?.typeName
      return extended == "ServiceRegistry" || extended == "ServiceResolver" ? .registry : nil
    }
    if last.1.end == sharedEnd { return .registry }
    let name = last.1.kind == .postfixMark ? last.2 : last.1
    return name.kind == .identifier ? .variable(parser.lexer.text(from: name.start, to: name.end)) : .unknown
  }

  /// The `P` of `(P.self`, `(waitingFor: P.self`.
  private mutating func readService(allowing waiting: Bool) -> (type: TypeSyntax, Token)? {
    let found = parser.lookingAhead { parser -> (type: TypeSyntax, Token, end: Int)? in
      parser.advance()
      if waiting, parser.tokenText == "waitingFor" {
        parser.advance()
        guard parser.consume(.colon) else { return nil }
      }
      let start = parser.token
      // Nothing is skipped to find the end of what is no type.
      parser.guesses += 1
      defer { parser.guesses -= 1 }
      guard parser.atTypeStart, let type = parser.parseType().instance,
        parser.at(.comma) || parser.at(.rightParen)
      else { return nil }
      return (type, start, parser.previousEnd)
    }
    guard let found else { return nil }
    claimed = found.end - 4
    return (found.type, found.1)
  }

  mutating func add(
    _ kind: ServiceMention.Kind, _ service: (type: TypeSyntax, Token), _ receiver: Receiver?, calledAt start: Int?
  ) {
    var mention = ServiceMention(
      kind: kind, type: service.type.description, position: parser.position(of: service.1))
    mention.isOptional = service.1.start < optionalEnd || kind == .contains
    add(mention, receiver, calledAt: start)
  }

  /// Keeps what is said of a service, with what is known of the place.
  mutating func add(_ mention: ServiceMention, _ receiver: Receiver?, calledAt start: Int?) {
    var mention = mention
    mention.isUnchecked = uncheckedLines.contains(mention.position.line)
    mention.isOfRegistry = receiver == .registry
    mention.enclosing = scopes.prefix { $0.isType }.compactMap(\.typeName).joined(separator: ".")
    mention.conditions = conditions.all
    if case .variable(let name)? = receiver { receivers[found.services.count] = name }
    groups.append(group.current)
    if let start { coming = OpenCall(mention: found.services.count, start: start, nesting: 0) }
    found.services.append(mention)
  }

  /// `LazyService<P>`, `LazyService(P.self, from: registry)`.
  mutating func readLazyService() {
    let isOther = last.0.kind == .period && parser.lexer.text(from: last.1.start, to: last.1.end) != "Waggle"
    step()
    if isOther { return }
    if parser.at(.leftParen), !parser.token.isFirstOnLine {
      let start = parser.token.start
      if let service = readService(allowing: false), !isShadowed(service.type) {
        add(.lazy, service, .registry, calledAt: start)
      }
      return
    }
    guard parser.atOperator(0x3C) else { return }
    let read = parser.lookingAhead { parser -> (type: TypeSyntax, Token, call: Int?)? in
      let place = parser.lookingAhead { parser -> Token in
        parser.advance(splitting: 1)
        return parser.token
      }
      guard let arguments = parser.parseGenericArguments(), arguments.count == 1 else { return nil }
      return (arguments[0], place, parser.at(.leftParen) && !parser.token.isFirstOnLine ? parser.token.start : nil)
    }
    guard let read, !isShadowed(read.type) else { return }
    add(read.call == nil ? .lazyType : .lazy, (read.type, read.1), .registry, calledAt: read.call)
  }

  /// Whether a word and a colon begin an argument of the innermost call.
  mutating func atLabel() -> Bool {
    guard let call = calls.last, call.nesting == nesting else { return false }
    return (last.0.kind == .comma || last.0.kind == .leftParen)
      && parser.lookingAhead { parser in
        parser.advance()
        return parser.at(.colon)
      }
  }

  mutating func readLabel() {
    let label = parser.tokenText
    let mention = calls[calls.count - 1].mention
    step()
    step()
    switch label {
    case "named":
      found.services[mention].name = readName()
    case "with", "taking":
      found.services[mention].hasArgument = true
    case "isolation", "file", "line", "waitingFor", "scope", "on", "from": break
    default: calls[calls.count - 1].isForeign = true
    }
  }

  /// A name that is a plain literal and nothing else.
  private mutating func readName() -> ServiceMention.Name {
    parser.lookingAhead { parser in
      if parser.at(.nil) { return .none }
      guard parser.at(.string), let text = parser.tokenText.plainLiteral else { return .computed }
      parser.advance()
      guard parser.at(.comma) || parser.at(.rightParen) else { return .computed }
      return .text(text)
    }
  }

  mutating func closeCall() {
    let call = calls.removeLast()
    let index = call.mention
    if !uncheckedLines.isEmpty {
      let first = found.services[index].position.line
      let lines = first...max(first, parser.position(of: parser.token).line)
      if uncheckedLines.contains(where: lines.contains) { found.services[index].isUnchecked = true }
    }
    if call.isForeign, !found.services[index].kind.isRegistration { foreign.insert(index) }
    if found.services[index].kind == .contains { lookedFor.insert(Self.key(found.services[index], groups[index])) }
  }

  /// Notes the type of a `P.self` that is no argument of a call which is known.
  mutating func readMetatype() {
    if parser.token.start != claimed, let (start, text) = typeBehind(last.0.start) {
      metatypes.insert(text)
      if let function = function(before: start), !isShadowed(TypeSyntax(text)) {
        var mention = ServiceMention(
          kind: .handedOn, type: text, position: parser.lexer.memory.pointee.lines.position(of: start))
        mention.function = function
        mention.isOptional = true
        add(mention, nil, calledAt: nil)
      }
    }
    step()
  }

  /// The name in front of a parenthesis that ends at an offset: a function whose first argument begins there.
  private func function(before offset: Int) -> String? {
    guard offset > 1, parser.byte(at: offset - 1) == UInt8(ascii: "(") else { return nil }
    var start = offset - 1
    while start > 0, parser.lexer.hasClass(.identifierPart, at: start - 1), offset - start < 200 { start -= 1 }
    return start < offset - 1 ? parser.lexer.text(from: start, to: offset - 1) : nil
  }

  /// The dotted name, or what is in the parentheses, that ends at an offset.
  private func typeBehind(_ end: Int) -> (start: Int, text: String)? {
    var start = end
    if end > 0, parser.byte(at: end - 1) == UInt8(ascii: ")") {
      start -= 1
      while start > 0, parser.byte(at: start - 1) != UInt8(ascii: "("), end - start < 200 { start -= 1 }
      return (start - 1, parser.lexer.text(from: start, to: end - 1))
    }
    while start > 0, end - start < 200 {
      let byte = parser.byte(at: start - 1)
      let isPart = parser.lexer.hasClass(.identifierPart, at: start - 1)
      guard isPart || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") else { break }
      start -= 1
    }
    return start < end ? (start, parser.lexer.text(from: start, to: end)) : nil
  }

  func isShadowed(_ type: TypeSyntax) -> Bool {
    var found = false
    _ = type.mapNames { module, components in
      let name = components[0].name
      let isHidden = shadows[name, default: 0] > 0 || pending?.shadows.contains(name) == true
      if module == nil, name == "Self" || isHidden { found = true }
      return .name(module: module, components)
    }
    return found
  }

  static func key(_ mention: ServiceMention, _ group: Int) -> String {
    let type = TypeSyntax(mention.type).unparenthesised
    let plain = if case .any(let inner) = type { inner } else { type }
    return "\(group) \(mention.name) \(plain)"
  }
}

extension Keyword {
  /// What a call of a function of this name says of a service.
  fileprivate var mention: ServiceMention.Kind? {
    switch self {
    case .get: .get
    case .getAll: .getAll
    case .contains: .contains
    case .register: .register
    case .override: .override
    case .unregister: .unregister
    default: nil
    }
  }
}

extension TypeSyntax {
  /// The `P` of `P.self`.
  fileprivate var instance: TypeSyntax? {
    switch self {
    case .name(let module, let components) where components.count > 1 && components.last?.name == "self":
      .name(module: module, components.dropLast())
    case .member(let type, let component) where component.name == "self": type.unparenthesised
    default: nil
    }
  }
}
