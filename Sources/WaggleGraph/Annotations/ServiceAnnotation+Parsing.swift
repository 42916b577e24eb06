import WaggleSyntax

extension ServiceAnnotation {
  /// Reads `(Service, Service, scope: singleton, named: "x")`, or nothing.
  init(_ comment: CommentAnnotation) {
    let start = comment.position.advanced(by: comment.word.text.utf8.count)
    var reader = OptionReader(comment.text, at: start)
    reader.skipSpace()
    if reader.isAtEnd { return }
    guard reader.take("(") else {
      report(.noList(reader.rest), reader.position)
      return
    }
    reader.skipSpace()
    while !reader.isAtEnd, !reader.at(")") {
      readItem(&reader)
      reader.skipSpace()
      if !reader.take(",") { break }
      reader.skipSpace()
    }
    guard reader.take(")") else {
      report(.unclosedList, reader.position)
      return
    }
    reader.skipSpace()
    if !reader.isAtEnd { report(.noList(reader.rest), reader.position) }
  }

  private mutating func report(_ kind: Problem.Kind, _ position: SourcePosition) {
    problems.append(Problem(kind: kind, position: position))
  }

  private mutating func readItem(_ reader: inout OptionReader) {
    let position = reader.position
    guard let option = reader.takeLabel() else {
      let text = reader.takeItem()
      let type = TypeSyntax(text)
      if Self.options.contains(text), text != "fallback" { return report(.missingValue(text), position) }
      if let hint = Self.correction(by: text) { return report(.bareValue(text, hint), position) }
      if text.isEmpty || !type.mayBeService { return report(.noType(text), position) }
      services.append(type)
      return
    }
    reader.skipSpace()
    let valuePosition = reader.position
    let value = reader.takeItem()
    guard Self.options.contains(option) else { return report(.unknownOption(option), position) }
    guard given.insert(option).inserted else { return report(.repeatedOption(option), position) }
    guard !value.isEmpty else { return report(.missingValue(option), valuePosition) }
    read(option, value, valuePosition)
  }

  /// What may be meant by something that is no service: `singleton`, `"main"` and `fallback` are options without their
  /// label, `P.self` is a value.
  private static func correction(by text: String) -> String? {
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    if Scope(rawValue: word) != nil { return "scope: \(word)" }
    if text.first == "\"" { return "named: \(text)" }
    if text == "fallback" { return "fallback: true" }
    if text.hasSuffix(".self") { return String(text.dropLast(5)) }
    return nil
  }

  private mutating func read(_ option: String, _ value: String, _ valuePosition: SourcePosition) {
    switch option {
    case "scope":
      // `.singleton` is what it would be in code.
      let word = value.hasPrefix(".") ? String(value.dropFirst()) : value
      guard let scope = Scope(rawValue: word) else { return report(.unknownScope(word), valuePosition) }
      self.scope = scope
    case "named":
      guard let text = value.plainLiteral, !text.isEmpty else {
        let wanted = "non-empty text in quotes, without escapes, such as \"main\""
        return report(.wrongValue(option: option, value: value, wanted: wanted), valuePosition)
      }
      name = text
    case "replaces":
      let type = TypeSyntax(value)
      guard case .name(let module, let components) = type else {
        return report(.wrongValue(option: option, value: value, wanted: "the name of a provider"), valuePosition)
      }
      replaces = ((module.map { [$0] } ?? []) + components.map(\.name)).joined(separator: ".")
    default:
      guard value == "true" || value == "false" else {
        return report(.wrongValue(option: option, value: value, wanted: "'true' or 'false'"), valuePosition)
      }
      isFallback = value == "true"
    }
  }
}

extension TypeSyntax {
  /// Whether a value can have this type, wherever it is written.
  fileprivate var mayBeService: Bool {
    switch self {
    case .verbatim, .unwrapped, .prefixed: false
    case .name(nil, let components): components[0].name != "Self"
    default: true
    }
  }
}

/// Reads the text of an annotation from left to right.
private struct OptionReader {
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
