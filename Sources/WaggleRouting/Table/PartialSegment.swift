/// A segment of literal and named parts, ready to be found in a URL.
struct PartialSegment: Sendable {
  /// Bytes for ASCII; characters, which have one of several spellings, for all else.
  private let bytes: [Part<UInt8>]
  private let characters: [Part<Character>]
  /// The same in lower case, for where case counts for nothing.
  private let foldedBytes: [Part<UInt8>]
  private let foldedCharacters: [Part<Character>]
  /// How many characters are literal: more of them go first.
  let literalCount: Int
  /// The same for segments that differ in names only.
  let shape: String

  private enum Part<Unit: Equatable & Sendable>: Sendable {
    case literal([Unit])
    case name
  }

  init(_ pieces: [RoutePattern.Piece], _ isCaseInsensitive: Bool) {
    let texts = pieces.map { piece -> String? in
      guard case .literal(let text) = piece else { return nil }
      return isCaseInsensitive ? text.lowercased() : text
    }
    let folded = texts.map { $0?.lowercased() }
    bytes = texts.map { $0.map { .literal(Array($0.utf8)) } ?? .name }
    characters = texts.map { $0.map { .literal(Array($0)) } ?? .name }
    foldedBytes = folded.map { $0.map { .literal(Array($0.utf8)) } ?? .name }
    foldedCharacters = folded.map { $0.map { .literal(Array($0)) } ?? .name }
    literalCount = texts.reduce(0) { $0 + ($1?.count ?? 0) }
    // Swift compares the whole by canonical equivalence.
    shape = texts.map { $0 ?? "\u{0}" }.joined()
  }

  /// Where the named parts are in a segment, in bytes from the beginning of the text; `nil` if the segment is another one.
  ///
  /// Each takes as little as it can, and the last one what is left.
  func captures(
    in text: UnsafeBufferPointer<UInt8>, _ segment: Range<Int>, isASCII: Bool, folding: Bool
  ) -> [Range<Int>]? {
    if isASCII {
      let units = text[segment].map { folding && $0.isLetter ? $0 | 0x20 : $0 }
      return Self.captures(in: units, folding ? foldedBytes : bytes)?.map {
        segment.lowerBound + $0.lowerBound..<segment.lowerBound + $0.upperBound
      }
    }
    let string = String(decoding: text[segment], as: UTF8.self)
    let units = Array(folding ? string.lowercased() : string)
    guard let found = Self.captures(in: units, folding ? foldedCharacters : characters) else { return nil }
    var offsets = [segment.lowerBound]
    for character in string { offsets.append((offsets.last ?? 0) + character.utf8.count) }
    // Lower case may have another number of characters; then nothing is known of where they are.
    guard units.count + 1 == offsets.count else { return nil }
    return found.map { offsets[$0.lowerBound]..<offsets[$0.upperBound] }
  }

  private static func captures<Unit>(in segment: [Unit], _ parts: [Part<Unit>]) -> [Range<Int>]? {
    var rest = segment[...]
    var parts = parts[...]
    if case .literal(let suffix)? = parts.last, parts.count > 1 {
      guard segment.count >= suffix.count, segment.suffix(suffix.count).elementsEqual(suffix) else { return nil }
      rest = segment.dropLast(suffix.count)
      parts = parts.dropLast()
    }
    var captures: [Range<Int>] = []
    while let part = parts.popFirst() {
      switch part {
      case .literal(let text):
        guard rest.starts(with: text) else { return nil }
        rest = rest.dropFirst(text.count)
      case .name:
        guard case .literal(let next)? = parts.first else {
          captures.append(rest.startIndex..<rest.endIndex)
          continue
        }
        guard let found = rest.indices.first(where: { rest[$0...].starts(with: next) }) else { return nil }
        captures.append(rest.startIndex..<found)
        rest = rest[found...]
      }
    }
    return captures
  }
}
