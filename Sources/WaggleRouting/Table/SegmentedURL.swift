/// A URL's segments as the table reads them.
///
/// SAFETY: the pointers are those of `withUnsafeBufferPointer` and `withUnsafeTemporaryAllocation`, within whose closures all
/// of this happens.
struct SegmentedURL {
  /// One segment; places are in bytes.
  struct Segment {
    var start: Int32
    var end: Int32
    var isASCII = true
  }

  /// How a host counts for patterns that name neither scheme nor host.
  enum Host {
    case none
    /// `mgj://item`: the first segment.
    case word
    /// `https://www.shop.com`: nothing.
    case machine
  }

  /// What the segments are places in: the URL's own text, or the decoded one.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The first ones, as many as any pattern may want and one more.
  let segments: UnsafeMutableBufferPointer<Segment>
  /// How many of `segments` there are.
  private(set) var count = 0
  /// Where the last one of all ends.
  private(set) var end: Int32 = 0
  let scheme: Range<Int>
  let host: Host
  /// Whether the text stands for itself, which is most often so.
  private(set) var isPlain = true

  /// Splits a URL, and sees whether anything in it has to be decoded.
  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ layout: URLLayout, _ segments: UnsafeMutableBufferPointer<Segment>) {
    self.bytes = bytes
    self.segments = segments
    scheme = layout.scheme
    host = Self.host(bytes, layout.authority)
    if let authority = layout.authority { split(authority) }
    split(layout.path)
    if let fragment = layout.fragment, let first = bytes[fragment].first, first == .slash { isPlain = false }
  }

  /// Takes segments that were decoded.
  init(
    decoded bytes: UnsafeBufferPointer<UInt8>, _ all: [Segment], _ original: SegmentedURL, scheme: Range<Int>
  ) {
    self.bytes = bytes
    segments = original.segments
    host = original.host
    self.scheme = scheme
    for segment in all { append(segment) }
  }

  @inline(__always)
  private mutating func split(_ range: Range<Int>) {
    var start = range.lowerBound
    var place = start
    while true {
      let isEnd = place == range.upperBound
      let byte = isEnd ? .slash : bytes[place]
      if byte == .slash {
        if place > start { append(Segment(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: place))) }
        if isEnd { return }
        start = place + 1
      } else if byte == .percent || !byte.isASCII {
        isPlain = false
      }
      place += 1
    }
  }

  @inline(__always)
  private mutating func append(_ segment: Segment) {
    end = segment.end
    guard count < segments.count else { return }
    segments[count] = segment
    count += 1
  }

  /// A host is a machine's if it has a period, a colon or a user, or is `localhost`.
  @inline(__always)
  static func host(_ bytes: UnsafeBufferPointer<UInt8>, _ authority: Range<Int>?) -> Host {
    guard let authority, !authority.isEmpty else { return .none }
    for place in authority {
      switch bytes[place] {
      case UInt8(ascii: "."), .colon, UInt8(ascii: "@"): return .machine
      default: break
      }
    }
    guard authority.count == 9 else { return .word }
    let isLocal = String(decoding: bytes[authority], as: UTF8.self).lowercased() == "localhost"
    return isLocal ? .machine : .word
  }
}

/// A URL's segments with their escapes decoded.
struct DecodedURL {
  private(set) var bytes: [UInt8] = []
  private(set) var segments: [SegmentedURL.Segment] = []
  private(set) var scheme = 0..<0

  init(_ url: UnsafeBufferPointer<UInt8>, _ layout: URLLayout) throws(PercentEncoding.Broken) {
    bytes += url[layout.scheme]
    scheme = 0..<bytes.count
    bytes.append(.colon)
    if let authority = layout.authority { try append(url, authority) }
    try append(url, layout.path)
    if let fragment = layout.fragment, let first = url[fragment].first, first == .slash {
      let end = url[fragment].firstIndex(of: .questionMark) ?? fragment.upperBound
      try append(url, fragment.lowerBound..<end)
    }
  }

  private mutating func append(
    _ url: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(PercentEncoding.Broken) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = url[start..<range.upperBound].firstIndex(of: .slash) ?? range.upperBound
      if end > start {
        let first = bytes.count
        try PercentEncoding.decode(url, start..<end, into: &bytes)
        segments.append(
          SegmentedURL.Segment(
            start: Int32(truncatingIfNeeded: first), end: Int32(truncatingIfNeeded: bytes.count),
            isASCII: bytes[first...].allSatisfy(\.isASCII)))
        bytes.append(.slash)
      }
      start = end + 1
    }
  }
}
