extension Parser {
  /// `<A, B>`, or `nil` where it is something else.
  mutating func parseGenericArguments() -> [TypeSyntax]? {
    let start = token.start
    guard atOperator(0x3C), !memory.refused.contains(start) else { return nil }
    guesses &+= 1
    defer { guesses &-= 1 }
    advance(splitting: 1)
    var arguments: [TypeSyntax] = []
    while !atOperator(0x3E) {
      guard atTypeStart || at(.number) || atOperator(0x2D) else {
        memory.refused.insert(start)
        return nil
      }
      arguments.append(parseType())
      guard consume(.comma) || atOperator(0x3E) else {
        memory.refused.insert(start)
        return nil
      }
    }
    advance(splitting: 1)
    return arguments
  }

  /// The parameters in front of an opaque type that names them: `-> <T: P> [T]`.
  mutating func parseOpaqueParameters() -> String? {
    let start = token.start
    guard guesses == 0, !memory.refused.contains(start) else { return nil }
    guesses &+= 1
    defer { guesses &-= 1 }
    advance(splitting: 1)
    repeat {
      guard at(.identifier) || at(.backtickedIdentifier) else { break }
      advance()
      if consume(.colon) { _ = parseType() }
    } while consume(.comma)
    skipWhereClause()
    guard atOperator(0x3E) else {
      memory.refused.insert(start)
      return nil
    }
    advance(splitting: 1)
    return text(from: start, to: previousEnd)
  }

  /// The names in `<T: P, each U, let n: Int>`; `nil` where none stand.
  mutating func parseGenericParameters() -> [String]? {
    guard atOperator(0x3C) else { return nil }
    var names: [String] = []
    advance(splitting: 1)
    while !at(.end), !atOperator(0x3E) {
      let start = token.start
      while at(.at) { _ = parseAttribute() }
      if at(.let) || at(.each) { advance() }
      if at(.identifier) || at(.backtickedIdentifier) {
        names.append(tokenText)
        advance()
      }
      if consume(.colon) { _ = parseType() }
      if consume(.equal) { _ = parseType() }
      skipWhereClause()
      _ = consume(.comma)
      if token.start == start { advance() }
    }
    advance(splitting: 1)
    return names
  }

  /// Steps over `where T: P, U == V`.
  mutating func skipWhereClause() { _ = parseWhereClause() }

  /// Reads `where Self: P, T == U`; returns what `Self` must conform to.
  mutating func parseWhereClause() -> [String] {
    guard consume(.where) else { return [] }
    var required: [String] = []
    repeat {
      if at(.leftBrace) { break }
      while at(.at) { _ = parseAttribute() }
      let isSelf = at(.Self)
      _ = parseType()
      if consume(.colon) {
        let start = token.start
        _ = parseType()
        if isSelf { required.append(text(from: start, to: previousEnd)) }
      } else if token.isOperator, tokenText == "==" {
        advance()
        _ = parseType()
      }
    } while consume(.comma)
    return required
  }
}
