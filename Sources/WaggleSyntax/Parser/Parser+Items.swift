/// What the items of a list may be.
enum ItemContext {
  /// Declarations and statements.
  case file
  /// Declarations only.
  case members
}

extension Parser {
  /// Reads items until the file, the braces or the `#if` clause around them ends.
  mutating func parseItems(in context: ItemContext) -> [Declaration] {
    var items: [Declaration] = []
    while !at(.end) {
      if !atEndOfItems {
        parseItem(in: context, into: &items)
      } else if context == .file, depth == 0 {
        // A closing brace or `#endif` too many.
        advance()
      } else {
        break
      }
    }
    return items
  }

  private var atEndOfItems: Bool {
    at(.rightBrace) || at(.poundElseif) || at(.poundElse) || at(.poundEndif)
  }

  private mutating func parseItem(in context: ItemContext, into items: inout [Declaration]) {
    if at(.semicolon) { return advance() }
    if at(.poundIf), !atConditionalAttributes() { return parseConditionalItems(in: context, into: &items) }
    let start = token.start
    if parseDeclaration(in: context, into: &items) { return }
    if context == .file { skipStatement() } else { skipMember() }
    if token.start == start { advance() }
  }

  /// A macro's expansion, or something that is no declaration.
  private mutating func skipMember() {
    if at(.pound) { skipExpression(.all) } else { skipToken() }
  }

  /// `#if … #elseif … #else … #endif` around items.
  private mutating func parseConditionalItems(in context: ItemContext, into items: inout [Declaration]) {
    let outer = memory.conditions
    defer { memory.conditions = outer }
    depth &+= 1
    defer { depth &-= 1 }
    guard depth <= Lexer.deepestNesting else {
      report(.tooDeep)
      while !at(.end) { advance() }
      return
    }
    let start = token.start
    var refused: [String] = []
    while true {
      // Each clause lists all before it.
      guard refused.count < Lexer.deepestNesting else {
        report(.tooDeep)
        while !at(.end) { advance() }
        return
      }
      let isLast = at(.poundElse)
      advance()
      let condition = isLast ? [] : [parseCondition()]
      memory.conditions = outer + refused + condition
      items += parseItems(in: context)
      refused += condition.map { "!(\($0))" }
      if at(.rightBrace) {
        // A brace that belongs to nobody; the clause goes on.
        advance()
        items += parseItems(in: context)
      }
      if at(.poundElseif) || at(.poundElse) { continue }
      if !consume(.poundEndif) { report(.unterminatedBlock, at: start) }
      return
    }
  }

  /// The condition behind `#if` or `#elseif`: the rest of the line.
  mutating func parseCondition() -> String {
    let start = token.start
    var nesting = 0
    while !at(.end), !token.isFirstOnLine || nesting > 0 {
      switch token.kind {
      // None may stand in a condition.
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return text(from: start, to: previousEnd)
      case .leftParen: nesting &+= 1
      case .rightParen: nesting &-= 1
      default: break
      }
      advance()
    }
    return text(from: start, to: previousEnd)
  }
}
