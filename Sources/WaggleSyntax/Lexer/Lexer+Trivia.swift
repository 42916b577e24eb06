extension Lexer {
  /// Skips white space and comments; tells whether a line break was among them.
  mutating func skipTrivia() -> Bool {
    var sawNewline = position == 0 || previous.end == 0
    while position < end {
      let byte = base[position]
      if classes[Int(byte)] & ByteClass.whitespace.rawValue != 0 {
        if classes[Int(byte)] & ByteClass.newline.rawValue != 0 { sawNewline = true }
        position &+= 1
      } else if byte == 0x2F, base[position &+ 1] == 0x2F {
        let start = position
        position = endOfLine(from: start)
        if hasAnnotations { findAnnotations(from: start, to: position, isTrailing: !sawNewline) }
      } else if byte == 0x2F, base[position &+ 1] == 0x2A {
        let start = position
        skipBlockComment()
        if hasAnnotations { findAnnotations(from: start, to: position, isTrailing: !sawNewline) }
        // The compiler counts a comment of several lines as a line break.
        if endOfLine(from: start, to: position) < position { sawNewline = true }
      } else if isNonBreakingSpace(at: position) {
        position &+= 2
      } else {
        break
      }
    }
    return sawNewline
  }

  /// Whether a non-breaking space stands there, which the compiler takes for a space, with a warning.
  func isNonBreakingSpace(at offset: Int) -> Bool { base[offset] == 0xC2 && base[offset &+ 1] == 0xA0 }

  /// The offset of the next line break, or the end.
  func endOfLine(from start: Int) -> Int { endOfLine(from: start, to: end) }

  /// The offset of the next line break before `limit`, or `limit`.
  ///
  /// - Complexity: O(*n*) in the length of the line, whatever the line breaks are.
  func endOfLine(from start: Int, to limit: Int) -> Int {
    guard hasCarriageReturn else { return firstOffset(of: 0x0A, in: base, from: start, to: limit) }
    // In steps, since the other kind of line break may be far away.
    var offset = start
    while offset < limit {
      let step = min(offset &+ 256, limit)
      let newline = firstOffset(of: 0x0A, in: base, from: offset, to: step)
      let found = firstOffset(of: 0x0D, in: base, from: offset, to: newline)
      if found < step { return found }
      offset = step
    }
    return limit
  }

  private mutating func skipBlockComment() {
    let start = position
    var depth = 1
    position &+= 2
    while depth > 0 {
      // Both ends of a comment have a star in them.
      let star = firstOffset(of: 0x2A, in: base, from: position, to: end)
      if star == end {
        position = end
        return report(.unterminatedComment, at: start)
      }
      if star > position, base[star &- 1] == 0x2F {
        depth &+= 1
        position = star &+ 1
      } else if base[star &+ 1] == 0x2F {
        depth &-= 1
        position = star &+ 2
      } else {
        position = star &+ 1
      }
    }
  }

  /// Notes the annotations in a comment: those that are the first thing on one of its lines.
  private mutating func findAnnotations(from start: Int, to commentEnd: Int, isTrailing: Bool) {
    var line = start
    while line < commentEnd {
      let lineEnd = endOfLine(from: line, to: commentEnd)
      var offset = line
      while offset < lineEnd, hasClass(.whitespace, at: offset) { offset &+= 1 }
      // `//`, `///`, `/*`, `/**`, and the stars that some write before each line of a block comment.
      if line == start {
        offset &+= 2
        while base[offset] == base[start &+ 1], offset < lineEnd { offset &+= 1 }
      } else {
        while offset < lineEnd, base[offset] == 0x2A { offset &+= 1 }
      }
      while offset < lineEnd, hasClass(.whitespace, at: offset) { offset &+= 1 }
      if let word = CommentAnnotation.Word(base, from: offset, to: lineEnd) {
        var textEnd = lineEnd
        if textEnd == commentEnd, hasPrefix("*/", base, from: commentEnd &- 2, to: commentEnd), base[start &+ 1] == 0x2A
        {
          textEnd = max(commentEnd &- 2, offset &+ word.length)
        }
        memory.pointee.note(
          CommentAnnotation(
            word: word, text: text(from: offset &+ word.length, to: textEnd),
            position: memory.pointee.lines.position(of: offset), offset: offset, commentEnd: commentEnd,
            isTrailing: isTrailing))
      }
      line = lineEnd &+ 1
    }
  }

  func text(from start: Int, to end: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: end &- start), as: UTF8.self)
  }
}
