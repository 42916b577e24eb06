extension Lexer {
  /// Lexes a string of any form, with what is interpolated into it.
  mutating func lexString(_ token: inout Token) {
    token.kind = .string
    let start = position
    var hashes = 0
    while base[position] == 0x23 {
      hashes &+= 1
      position &+= 1
    }
    var isMultiline = hasPrefix("\"\"\"", base, from: position, to: end)
    // `#"""#` is a string with one quote in it, and `#"""a"#` one with two: it ends on its line.
    if isMultiline, hashes > 0 {
      var offset = position &+ 1
      while offset < end, !isLineBreak(at: offset), isMultiline {
        isMultiline = !(base[offset] == 0x22 && closes(hashes, at: offset &+ 1))
        offset &+= 1
      }
    }
    position &+= isMultiline ? 3 : 1
    while position < end {
      let byte = base[position]
      if byte == 0x22 {
        let quotes = isMultiline ? 3 : 1
        if isMultiline, !hasPrefix("\"\"\"", base, from: position, to: end) {
          position &+= 1
        } else if closes(hashes, at: position &+ quotes) {
          position &+= quotes &+ hashes
          return
        } else {
          position &+= isMultiline ? 1 : quotes
        }
      } else if byte == 0x5C, closes(hashes, at: position &+ 1) {
        position &+= 1 &+ hashes
        if base[position] == 0x28 {
          skipInterpolation()
        } else if !(isLineBreak(at: position) && !isMultiline) {
          position &+= 1
        }
      } else if isLineBreak(at: position), !isMultiline {
        break
      } else {
        position &+= 1
      }
    }
    position = min(position, end)
    report(.unterminatedString, at: start)
  }

  private func isLineBreak(at offset: Int) -> Bool { base[offset] == 0x0A || base[offset] == 0x0D }

  private func closes(_ hashes: Int, at offset: Int) -> Bool {
    for index in 0..<hashes where base[offset &+ index] != 0x23 { return false }
    return true
  }

  /// Lexes the code in `\( … )`.
  private mutating func skipInterpolation() {
    interpolationDepth &+= 1
    defer { interpolationDepth &-= 1 }
    guard interpolationDepth < Lexer.deepestNesting else {
      report(.tooDeep, at: position)
      position = end
      return
    }
    let outer = previous
    defer { previous = outer }
    var depth = 0
    while true {
      let token = next()
      switch token.kind {
      case .leftParen: depth &+= 1
      case .rightParen:
        depth &-= 1
        if depth == 0 { return }
      case .end: return
      default: break
      }
    }
  }

  /// Lexes a regular expression, if what stands here is one.
  mutating func lexRegex(_ token: inout Token, hashes: Int) -> Bool {
    if hashes == 0, previous.endsOperand, !token.isFirstOnLine { return false }
    if previous.keyword == .operator || previous.keyword == .func { return false }
    let start = position &+ hashes &+ 1
    if hashes > 0 {
      var offset = start
      while offset < end, hasClass(.whitespace, at: offset), !isLineBreak(at: offset) { offset &+= 1 }
      if isLineBreak(at: offset) { return lexMultilineRegex(&token, hashes, from: offset) }
      if noExtendedRegex.range.contains(position), hashes >= noExtendedRegex.hashes { return false }
    } else {
      let first = base[start]
      if first == 0x20 || first == 0x09 || first == 0x2F || first == 0x2A { return false }
      if noRegex.contains(position) { return false }
    }
    let found = endOfRegex(from: start, hashes: hashes)
    if found.isRegex {
      token.kind = .regex
      position = found.end
    } else if hashes == 0 {
      noRegex = position..<found.end
    } else {
      noExtendedRegex = (hashes, position..<found.end)
    }
    return found.isRegex
  }

  /// Where a regular expression on one line ends; if it is none, how far that was searched.
  private func endOfRegex(from start: Int, hashes: Int) -> (end: Int, isRegex: Bool) {
    var offset = start
    var parens = 0
    var isInClass = false
    while offset < end, !isLineBreak(at: offset) {
      switch base[offset] {
      case 0x5C where !isLineBreak(at: offset &+ 1): offset &+= 1
      case 0x5B where hashes == 0: isInClass = true
      case 0x5D: isInClass = false
      case 0x28 where !isInClass: parens &+= 1
      case 0x29 where !isInClass:
        parens &-= 1
        if hashes == 0, parens < 0 { return (offset, false) }
      case 0x2F where closes(hashes, at: offset &+ 1):
        let last = base[offset &- 1]
        if hashes == 0, last == 0x20 || last == 0x09 { return (offset, false) }
        return (offset &+ 1 &+ hashes, true)
      default: break
      }
      offset &+= 1
    }
    return (max(start, min(offset, end)), false)
  }

  private mutating func lexMultilineRegex(_ token: inout Token, _ hashes: Int, from start: Int) -> Bool {
    var offset = start
    while offset < end {
      offset = firstOffset(of: 0x2F, in: base, from: offset, to: end)
      guard offset < end else { break }
      if base[offset &- 1] != 0x5C, closes(hashes, at: offset &+ 1) {
        token.kind = .regex
        position = offset &+ 1 &+ hashes
        return true
      }
      offset &+= 1
    }
    report(.unterminatedRegex, at: position)
    token.kind = .regex
    position = end
    return true
  }
}
