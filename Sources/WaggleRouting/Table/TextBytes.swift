/// Bytes of a text that are there while a closure runs.
///
/// SAFETY: made of the buffers that strings and arrays lend to a closure, and used within it. Reading stays within the buffer.
struct TextBytes {
  private let base: UnsafePointer<UInt8>
  let count: Int

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return nil }
    self.base = base
    count = bytes.count
  }

  /// All bytes.
  var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }

  @inline(__always)
  subscript(place: Int) -> UInt8 { base[place] }

  func string(_ range: Range<Int>) -> String { String(decoding: all[range], as: UTF8.self) }

  /// The eight bytes from a place on, the first one in the lowest bits; zeros where there are less.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    if place &+ 8 <= count { return load(place) }
    return lastWord(at: place)
  }

  @inline(__always)
  private func lastWord(at place: Int) -> UInt64 {
    guard place < count else { return 0 }
    // The word that ends where the text does.
    if count >= 8 { return load(count &- 8) &>> UInt64(truncatingIfNeeded: (place &+ 8 &- count) &* 8) }
    var word: UInt64 = 0
    for index in place..<count { word |= UInt64(base[index]) &<< UInt64(truncatingIfNeeded: (index &- place) &* 8) }
    return word
  }

  @inline(__always)
  private func load(_ place: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self))
  }
}
