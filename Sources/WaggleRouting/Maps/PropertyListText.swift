/// Looks at a property list before Foundation reads it, which calls itself for each list in a list until the stack ends.
enum PropertyListText {
  /// Far more than a route map has.
  private static let deepest = 64

  /// Why the bytes are no property list that can be read; `nil` if they may be one.
  static func problem(in bytes: [UInt8]) -> String? {
    if bytes.starts(with: Array("bplist".utf8)) { return nil }
    let text = bytes.drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard text.first == open, !text.contains(0) else { return "it is neither binary nor XML in UTF-8" }
    var depth = 0
    var place = text.startIndex
    while let found = text[place...].firstIndex(of: open) {
      place = found + 1
      let isEnd = place < text.endIndex && text[place] == UInt8.slash
      let name = text[(isEnd ? place + 1 : place)...].prefix(5)
      guard name.starts(with: Array("array".utf8)) || name.starts(with: Array("dict".utf8)) else { continue }
      depth += isEnd ? -1 : 1
      if depth > deepest { return "it is nested more than \(deepest) deep" }
    }
    return nil
  }

  private static let open = UInt8(ascii: "<")
}
