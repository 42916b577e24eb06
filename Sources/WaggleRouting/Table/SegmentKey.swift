/// A segment as the table compares it: the first eight bytes, a hash of all of them, and their number.
///
/// The hash multiplies to twice the width and folds, as wyhash does (Wang Yi, 2019). It is not keyed. What it spreads are the
/// literals of an app's own patterns; a URL only chooses where to look.
struct SegmentKey {
  /// The first eight bytes, filled up with zeros.
  private(set) var word: UInt64
  private(set) var hash: UInt64
  /// In bytes.
  private(set) var count: Int

  /// The key of a text.
  ///
  /// - Parameter folding: Whether `A` to `Z` count as `a` to `z`.
  init(_ text: TextBytes, _ range: Range<Int>, folding: Bool) {
    count = range.count
    word = Self.word(text, range.lowerBound, count, folding)
    hash = word
    var place = 8
    while place < count {
      hash = Self.mix(hash, Self.word(text, range.lowerBound + place, count - place, folding))
      place += 8
    }
  }

  /// The key of the text from a place up to the next separator, or to an end.
  ///
  /// It looks at eight bytes at once (the test for a zero byte is A. Mycroft's; Hacker's Delight, 6-1).
  ///
  /// - Parameter separator: Eight times the byte.
  @inline(__always)
  init(_ text: TextBytes, from start: Int, to end: Int, separator: UInt64, folding: Bool) {
    let eight = text.word(at: start)
    let found = Self.zeros(eight ^ separator)
    let first = min(found.trailingZeroBitCount &>> 3, end &- start)
    count = first
    word = eight & ~(first >= 8 ? 0 : ~0 &<< UInt64(truncatingIfNeeded: first &* 8))
    if folding { word = Self.lowered(word) }
    hash = word
    if first >= 8 { goOn(text, from: start &+ 8, to: end, separator, folding) }
  }

  @inline(never)
  private mutating func goOn(_ text: TextBytes, from start: Int, to end: Int, _ separator: UInt64, _ folding: Bool) {
    var place = start
    while place < end {
      let found = Self.zeros(text.word(at: place) ^ separator)
      let more = min(found.trailingZeroBitCount &>> 3, end &- place)
      if more == 0 { return }
      hash = Self.mix(hash, Self.word(text, place, more, folding))
      count &+= more
      if more < 8 { return }
      place &+= 8
    }
  }

  /// The hash of the same text below a node.
  @inline(__always)
  func hash(below node: Int32) -> UInt64 {
    Self.mix(hash, UInt64(UInt32(bitPattern: node)) &<< 32 | UInt64(truncatingIfNeeded: count))
  }

  /// Whether all but the first eight bytes are those of a text without upper case.
  @inline(never)
  func isRestEqual(_ text: TextBytes, _ start: Int, _ other: TextBytes, _ otherStart: Int, folding: Bool) -> Bool {
    var place = 8
    while place < count {
      let word = Self.word(text, start &+ place, count &- place, folding)
      guard word == Self.word(other, otherStart &+ place, count &- place, false) else { return false }
      place &+= 8
    }
    return true
  }

  /// At most so many bytes from a place on, and at most eight.
  @inline(__always)
  private static func word(_ text: TextBytes, _ start: Int, _ count: Int, _ folding: Bool) -> UInt64 {
    let word = text.word(at: start) & ~(count >= 8 ? 0 : ~0 &<< UInt64(truncatingIfNeeded: count &* 8))
    return folding ? lowered(word) : word
  }

  /// The high bit of each byte that is zero, and perhaps of some above it.
  @inline(__always)
  static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Eight times a byte.
  @inline(__always)
  static func eight(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Eight ASCII bytes in lower case at once.
  @inline(__always)
  private static func lowered(_ word: UInt64) -> UInt64 {
    let sevenBits = word & 0x7F7F_7F7F_7F7F_7F7F
    let fromA = sevenBits &+ 0x3F3F_3F3F_3F3F_3F3F  // 0x80 - "A"
    let afterZ = sevenBits &+ 0x2525_2525_2525_2525  // 0x80 - "Z" - 1
    let isUpper = fromA & ~afterZ & ~word & 0x8080_8080_8080_8080
    return word | isUpper &>> 2
  }

  @inline(__always)
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (high, low) = (a ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: b ^ 0xE703_7ED1_A0B4_28DB)
    return high ^ low
  }
}
