// The C library's searches, which run at full speed even in the unoptimised builds that SwiftPM makes of plugin tools.
#if canImport(Darwin)
internal import Darwin
#elseif canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#elseif os(Windows)
internal import ucrt
#endif

/// The offset of the first `byte` in `base[start..<end]`, or `end`.
func firstOffset(of byte: UInt8, in base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
  guard start < end, let found = memchr(base + start, Int32(byte), end &- start) else { return end }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}

/// Whether `base[start..<end]` begins with the bytes of `text`.
func hasPrefix(_ text: StaticString, _ base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Bool {
  let count = text.utf8CodeUnitCount
  return end &- start >= count && memcmp(base + start, text.utf8Start, count) == 0
}

/// Whether any of some texts occurs in `base[0..<end]`; all of them begin with the same ASCII byte.
func containsAny(
  of first: StaticString, _ second: StaticString, _ third: StaticString, _ fourth: StaticString,
  in base: UnsafePointer<UInt8>, to end: Int
) -> Bool {
  var offset = 0
  while true {
    offset = firstOffset(of: first.utf8Start.pointee, in: base, from: offset, to: end)
    if offset == end { return false }
    if hasPrefix(first, base, from: offset, to: end) || hasPrefix(second, base, from: offset, to: end)
      || hasPrefix(third, base, from: offset, to: end) || hasPrefix(fourth, base, from: offset, to: end)
    {
      return true
    }
    offset &+= 1
  }
}
