import WaggleSyntax

/// Reads the text of an annotation from left to right.
struct OptionReader {
  private let bytes: [UInt8]
  private var offset = 0
  private let start: SourcePosition

  init(_ text: String, at start: SourcePosition) {
    bytes = Array(text.utf8)
    self.start = start
  }

  var isAtEnd: Bool { offset >= bytes.count }

  var position: SourcePosition { start.advanced(by: offset) }

  var rest: String { Self.trimmed(bytes[offset...]) }

  func at(_ character: Unicode.Scalar) -> Bool { !isAtEnd && bytes[offset] == UInt8(ascii: character) }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard at(character) else { return false }
    offset += 1
    return true
  }

  mutating func skipSpace() {
    while !isAtEnd, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  /// `word:`, but no `Module::`.
  mutating func takeLabel() -> String? {
    var end = offset
    while end < bytes.count, Self.isWordPart(bytes[end]) { end += 1 }
    var colon = end
    while colon < bytes.count, Self.isSpace(bytes[colon]) { colon += 1 }
    guard end > offset, colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
    if colon + 1 < bytes.count, bytes[colon + 1] == UInt8(ascii: ":") { return nil }
    let label = String(decoding: bytes[offset..<end], as: UTF8.self)
    offset = colon + 1
    return label
  }

  /// The text up to the comma or parenthesis that ends it; brackets and strings inside are kept whole.
  mutating func takeItem() -> String {
    let start = offset
    var nesting = 0
    var isInString = false
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\"), isInString {
        offset += 1
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if !isInString {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): nesting += 1
        case UInt8(ascii: ">") where offset > start && bytes[offset - 1] == UInt8(ascii: "-"): break
        case UInt8(ascii: ")") where nesting == 0, UInt8(ascii: ",") where nesting == 0:
          return Self.trimmed(bytes[start..<offset])
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): nesting = max(0, nesting - 1)
        default: break
        }
      }
      offset += 1
    }
    offset = min(offset, bytes.count)
    return Self.trimmed(bytes[start...])
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
