extension Parser {
  /// Reads what `var` or `let` binds: a declaration for each name.
  mutating func parseBindings(_ head: Declaration, into items: inout [Declaration]) {
    var annotations = head.annotations
    repeat {
      // Behind a comma too many the next declaration begins.
      if at(.var) || at(.let) { return }
      var binding = head
      binding.annotations = annotations
      // An annotation counts once; for the first of several names.
      annotations = []
      let isNamed =
        (at(.identifier) && token.keyword != .wildcard) || at(.backtickedIdentifier) || at(.dollarIdentifier)
      if isNamed {
        binding.name = tokenText
        advance()
      } else if at(.leftParen) {
        skipBalanced()
      } else if !at(.colon), !at(.equal) {
        advance()
      }
      if consume(.colon) {
        let start = token.start
        _ = parseType()
        binding.type = text(from: start, to: previousEnd)
      }
      if consume(.equal) {
        binding.hasInitialValue = true
        skipExpression(.initialValue)
      }
      if at(.leftBrace), !token.isFirstOnLine || binding.type != nil || binding.hasInitialValue {
        parseAccessors(&binding)
      }
      if isNamed || !binding.annotations.isEmpty { items.append(binding) }
    } while consume(.comma)
  }

  /// `{ get async throws }`, `{ didSet { … } }`, or a getter's body.
  private mutating func parseAccessors(_ binding: inout Declaration) {
    guard atAccessorBlock() else {
      binding.isComputed = true
      return skipBalanced()
    }
    advance()
    while !at(.end), !at(.rightBrace) {
      while at(.at) { _ = parseAttribute() }
      let accessor = token.keyword
      advance()
      switch accessor {
      case .willSet, .didSet, .`init`: break
      case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .nonisolated: continue
      default: binding.isComputed = true
      }
      if at(.leftParen) { skipBalanced() }
      var effects = Declaration(kind: .func, name: "", position: binding.position)
      while at(.async) || at(.throws) || at(.rethrows) {
        if at(.async) { effects.isAsync = true } else { effects.isThrowing = true }
        advance()
        if at(.leftParen) { skipBalanced() }
      }
      if accessor == .get {
        binding.isAsync = effects.isAsync
        binding.isThrowing = effects.isThrowing
      }
      if at(.leftBrace) { skipBalanced() }
      if at(.poundIf) || at(.poundElse) || at(.poundElseif) || at(.poundEndif) || at(.semicolon) {
        let hasCondition = at(.poundIf) || at(.poundElseif)
        advance()
        if hasCondition { _ = parseCondition() }
      }
    }
    _ = consume(.rightBrace)
  }

  /// Whether an accessor stands behind the brace that stands here.
  mutating func atAccessorBlock() -> Bool {
    lookingAhead { parser in
      parser.advance()
      return parser.skipAccessorHead()
    }
  }

  /// Steps over an accessor's head; false if it is something else.
  private mutating func skipAccessorHead() -> Bool {
    while at(.at) { _ = parseAttribute() }
    while at(.mutating) || at(.nonmutating) || at(.__consuming) || at(.nonisolated) || at(.consuming)
      || at(.borrowing)
    { advance() }
    switch token.keyword {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .unsafeAddress, .unsafeMutableAddress,
      .`init`,
      .borrow, .mutate:
      break
    default: return false
    }
    let isInit = at(.`init`)
    advance()
    if at(.leftParen) {
      if isInit { return false }
      skipBalanced()
      return at(.leftBrace)
    }
    return at(.leftBrace) || at(.rightBrace) || at(.async) || at(.throws) || at(.rethrows) || at(.set) || at(.get)
  }
}
