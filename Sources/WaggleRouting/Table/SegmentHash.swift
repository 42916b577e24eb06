/// The hash of a segment's bytes, a word at a time: multiply to twice the width and fold, as wyhash does (Wang Yi, 2019).
///
/// It is not keyed. What it spreads are the literals of an app's own patterns; a URL only chooses where to look.
enum SegmentHash {
  private static let one: UInt64 = 0xA076_1D64_78BD_642F
  private static let two: UInt64 = 0xE703_7ED1_A0B4_28DB

  /// - Parameter folding: Whether `A` to `Z` count as `a` to `z`.
  @inline(__always)
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, folding: Bool) -> UInt64 {
    let count = end - start
    var hash = UInt64(truncatingIfNeeded: count) &* two
    guard let base = bytes.baseAddress.map(UnsafeRawPointer.init) else { return mix(hash, 0) }
    if count >= 8 {
      var place = start
      while place + 8 < end {
        hash = mix(hash, word(base, place, folding))
        place += 8
      }
      return mix(hash, word(base, end - 8, folding))
    }
    var word: UInt64 = 0
    if count >= 4 {
      let low = (base + start).loadUnaligned(as: UInt32.self)
      let high = (base + end - 4).loadUnaligned(as: UInt32.self)
      word = UInt64(low) | UInt64(high) << 32
    } else if count > 0 {
      word =
        UInt64(bytes[start]) | UInt64(bytes[start + count >> 1]) << 8 | UInt64(bytes[end - 1]) << 16
    }
    return mix(hash, folding ? lowered(word) : word)
  }

  /// The hash of a text below a node.
  @inline(__always)
  static func joined(_ hash: UInt64, _ node: Int32) -> UInt64 {
    mix(hash, UInt64(truncatingIfNeeded: node) &+ 1)
  }

  /// Whether two runs of bytes are equal.
  @inline(__always)
  static func areEqual(
    _ one: UnsafeBufferPointer<UInt8>, _ start: Int, _ other: UnsafeBufferPointer<UInt8>, _ otherStart: Int, count: Int,
    folding: Bool
  ) -> Bool {
    guard let one = one.baseAddress.map(UnsafeRawPointer.init),
      let other = other.baseAddress.map(UnsafeRawPointer.init)
    else { return count == 0 }
    if count >= 8 {
      var place = 0
      while place + 8 < count {
        guard word(one, start + place, folding) == (other + otherStart + place).loadUnaligned(as: UInt64.self) else {
          return false
        }
        place += 8
      }
      return word(one, start + count - 8, folding)
        == (other + otherStart + count - 8).loadUnaligned(as: UInt64.self)
    }
    for place in 0..<count {
      var byte = one.load(fromByteOffset: start + place, as: UInt8.self)
      if folding, byte &- UInt8(ascii: "A") < 26 { byte |= 0x20 }
      guard byte == other.load(fromByteOffset: otherStart + place, as: UInt8.self) else { return false }
    }
    return true
  }

  @inline(__always)
  private static func word(_ base: UnsafeRawPointer, _ offset: Int, _ folding: Bool) -> UInt64 {
    let word = (base + offset).loadUnaligned(as: UInt64.self)
    return folding ? lowered(word) : word
  }

  /// Eight ASCII bytes in lower case at once.
  @inline(__always)
  private static func lowered(_ word: UInt64) -> UInt64 {
    let sevenBits = word & 0x7F7F_7F7F_7F7F_7F7F
    let fromA = sevenBits &+ 0x3F3F_3F3F_3F3F_3F3F  // 0x80 - "A"
    let afterZ = sevenBits &+ 0x2525_2525_2525_2525  // 0x80 - "Z" - 1
    let isUpper = fromA & ~afterZ & ~word & 0x8080_8080_8080_8080
    return word | isUpper >> 2
  }

  @inline(__always)
  private static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (high, low) = (a ^ one).multipliedFullWidth(by: b ^ two)
    return high ^ low
  }
}
