extension Lexer {
  mutating func lexOperator(_ token: inout Token) {
    let start = position
    let isLeftBound = self.isLeftBound(start)
    let byte = base[start]
    if byte == 0x3F || byte == 0x21, isLeftBound {
      position &+= 1
      token.kind = .postfixMark
      return
    }
    let mayContainPeriod = byte == 0x2E
    while position < end {
      let length = isOperatorCharacter(at: position, first: position == start)
      if length == 0 || base[position] == 0x2E && !mayContainPeriod { break }
      if base[position] == 0x2F, position > start, base[position &+ 1] == 0x2F || base[position &+ 1] == 0x2A { break }
      position &+= length
    }
    let length = position &- start
    if length == 1, byte == 0x3D {
      token.kind = .equal
    } else if length == 1, byte == 0x2E {
      token.kind = .period
    } else if length == 2, byte == 0x2D, base[start &+ 1] == 0x3E {
      token.kind = .arrow
    } else if length == 1, byte == 0x3F {
      // Of `a ?b :c`.
      token.kind = .binaryOperator
    } else {
      let isRightBound = self.isRightBound(position, isLeftBound)
      token.kind =
        isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
    }
  }

  /// The length of the operator character at an offset, or 0.
  func isOperatorCharacter(at offset: Int, first: Bool) -> Int {
    let byte = base[offset]
    if byte < 0x80 { return hasClass(.operatorPart, at: offset) ? 1 : 0 }
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
    guard length > 1, offset &+ length <= end else { return 0 }
    var scalar = UInt32(byte) & (0xFF >> UInt32(length &+ 1))
    for index in 1..<length { scalar = scalar << 6 | UInt32(base[offset &+ index] & 0x3F) }
    return ByteClass.isOperator(scalar, first: first) ? length : 0
  }

  private func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch base[start &- 1] {
    case 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A, 0: return false
    // The end of a comment is white space.
    case 0x2F: return !(start > 1 && base[start &- 2] == 0x2A)
    case 0xA0: return !(start > 1 && isNonBreakingSpace(at: start &- 2))
    default: return !hasClass(.whitespace, at: start &- 1)
    }
  }

  private func isRightBound(_ offset: Int, _ isLeftBound: Bool) -> Bool {
    switch base[offset] {
    case 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A: false
    case 0x2E: !isLeftBound
    case 0x2F: base[offset &+ 1] != 0x2F && base[offset &+ 1] != 0x2A
    case 0xC2: !isNonBreakingSpace(at: offset)
    default: offset < end && !hasClass(.whitespace, at: offset)
    }
  }
}
