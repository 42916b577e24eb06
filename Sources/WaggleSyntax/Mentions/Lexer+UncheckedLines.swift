extension Lexer {
  /// The lines with a comment that begins with `@service:unchecked`.
  var uncheckedLines: Set<Int> {
    guard hasAnnotations else { return [] }
    var lines: Set<Int> = []
    var offset = 0
    while true {
      offset = firstOffset(of: UInt8(ascii: "@"), in: base, from: offset, to: end)
      if offset == end { return lines }
      if hasPrefix("@service:unchecked", base, from: offset, to: end), beginsComment(at: offset) {
        lines.insert(memory.pointee.lines.position(of: offset).line)
      }
      offset &+= 1
    }
  }

  /// Whether nothing but white space is between an offset and `//` or `/*` before it.
  private func beginsComment(at offset: Int) -> Bool {
    var start = offset
    while start > 0, hasClass(.whitespace, at: start &- 1) { start &-= 1 }
    guard start >= 2 else { return false }
    let slash = UInt8(ascii: "/")
    return base[start &- 1] == slash && base[start &- 2] == slash
      || base[start &- 1] == UInt8(ascii: "*") && base[start &- 2] == slash
  }
}
