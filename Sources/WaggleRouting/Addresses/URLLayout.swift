/// Where the parts of a URL are, in bytes from its beginning.
///
/// The rule is RFC 3986's for telling parts apart, and takes anything for a part that is not a separator: spaces, raw Chinese,
/// broken escapes and `://` in a path. So each text has exactly one layout. `Foundation.URL` rewrites some of these and refuses
/// others, which is why it is not asked.
struct URLLayout {
  /// Without its colon; empty where there is none.
  var scheme = 0..<0
  /// Between `//` and what follows: host, port, user; `nil` without `//`.
  var authority: Range<Int>?
  var path = 0..<0
  var query: Range<Int>?
  var fragment: Range<Int>?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var place = 0
    if let colon = Self.endOfScheme(bytes) {
      scheme = 0..<colon
      place = colon + 1
    }
    if place + 1 < bytes.count, bytes[place] == .slash, bytes[place + 1] == .slash {
      let start = place + 2
      place = start
      while place < bytes.count, !bytes[place].endsAuthority { place += 1 }
      authority = start..<place
    }
    let path = place
    while place < bytes.count, bytes[place] != .questionMark, bytes[place] != .hash { place += 1 }
    self.path = path..<place
    if place < bytes.count, bytes[place] == .questionMark {
      let start = place + 1
      while place < bytes.count, bytes[place] != .hash { place += 1 }
      query = start..<place
    }
    if place < bytes.count { fragment = place + 1..<bytes.count }
  }

  /// A letter, then letters, digits, `+`, `-` and `.`, then a colon.
  private static func endOfScheme(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = bytes.first, first.isLetter else { return nil }
    var place = 1
    while place < bytes.count, bytes[place].isInScheme { place += 1 }
    return place < bytes.count && bytes[place] == .colon ? place : nil
  }
}

extension UInt8 {
  fileprivate var endsAuthority: Bool { self == .slash || self == .questionMark || self == .hash }
}
