/// Where a URL's segments begin and end, and what separates them.
///
/// It says of each text what `URLLayout` says, in little time.
struct OutlinedURL {
  /// How a host counts for patterns that name neither scheme nor host.
  enum Host {
    case none
    /// `mgj://item`: the first segment.
    case word
    /// `https://www.shop.com`: nothing.
    case machine
  }

  /// The URL's own text, or the decoded one.
  let text: TextBytes
  /// How many bytes the scheme has.
  private(set) var scheme = 0
  /// Whether `//` comes before the segments.
  private(set) var hasAuthority = false
  /// Where the host begins, or the path where there is none.
  private(set) var start = 0
  /// Where the path ends.
  private(set) var end: Int
  /// Eight times the byte that separates segments.
  let separator: UInt64
  /// Whether the text stands for itself, which is most often so.
  private(set) var isPlain = true

  /// Outlines a URL as it was given.
  @inline(__always)
  init(_ text: TextBytes) {
    self.text = text
    separator = SegmentKey.eight(.slash)
    end = text.count
    readScheme()
    readEnd()
  }

  /// Outlines a URL whose escapes were decoded, after which other bytes separate.
  init(_ text: TextBytes, decoded: DecodedURL) {
    self.text = text
    separator = SegmentKey.eight(DecodedURL.separator)
    scheme = decoded.scheme.count
    hasAuthority = decoded.hasAuthority
    start = scheme + 1
    end = text.count
    isPlain = false
  }

  @inline(__always)
  private mutating func readScheme() {
    var place = 0
    if text[0].isLetter {
      while place < text.count, text[place].isInScheme { place &+= 1 }
      if place < text.count, text[place] == .colon {
        scheme = place
        place &+= 1
      } else {
        place = 0
      }
    }
    if place &+ 1 < text.count, text[place] == .slash, text[place &+ 1] == .slash {
      hasAuthority = true
      place &+= 2
    }
    start = place
  }

  /// Looks at eight bytes at once for what ends the path or has to be decoded; a question mark and a slash differ in one bit.
  @inline(__always)
  private mutating func readEnd() {
    var place = start
    while place < text.count {
      let word = text.word(at: place)
      let marks =
        SegmentKey.zeros(word ^ SegmentKey.eight(.questionMark)) | SegmentKey.zeros(word ^ SegmentKey.eight(.hash))
        | SegmentKey.zeros(word ^ SegmentKey.eight(.percent)) | word & 0x8080_8080_8080_8080
      if marks != 0 {
        place &+= marks.trailingZeroBitCount &>> 3
        end = place
        isPlain = (text[place] == .questionMark || text[place] == .hash) && !Self.goesOn(text.all, place)
        return
      }
      place &+= 8
    }
  }

  /// Whether a fragment goes on with the path.
  @inline(never)
  private static func goesOn(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard let hash = bytes[place...].firstIndex(of: .hash), hash + 1 < bytes.count else { return false }
    return bytes[hash + 1] == .slash
  }

  /// What the host is.
  var host: Host {
    guard hasAuthority, start < end, text[start] != UInt8(truncatingIfNeeded: separator) else { return .none }
    let host = text.all[start..<end].prefix { $0 != UInt8(truncatingIfNeeded: separator) }
    return Self.host(host)
  }

  /// A host is a machine's if it has a period, a colon or a user, or is `localhost`.
  static func host(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Host {
    guard !bytes.isEmpty else { return .none }
    let isMachine = bytes.contains { $0 == UInt8(ascii: ".") || $0 == .colon || $0 == UInt8(ascii: "@") }
    if isMachine { return .machine }
    guard bytes.count == 9 else { return .word }
    return String(decoding: bytes, as: UTF8.self).lowercased() == "localhost" ? .machine : .word
  }
}
