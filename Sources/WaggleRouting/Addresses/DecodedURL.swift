/// A URL's segments with their escapes decoded: the scheme and a colon, then the segments, a separator after each.
struct DecodedURL {
  /// A byte that UTF-8 never has: a decoded segment may have slashes.
  static let separator: UInt8 = 0xFF

  private(set) var bytes: [UInt8] = []
  private(set) var segments: [Range<Int>] = []
  private(set) var scheme = 0..<0
  /// Whether the first segment is a host.
  private(set) var hasAuthority = false

  init(_ url: UnsafeBufferPointer<UInt8>, _ layout: URLLayout) throws(PercentEncoding.Broken) {
    bytes += url[layout.scheme]
    scheme = 0..<bytes.count
    bytes.append(.colon)
    if let authority = layout.authority { try append(url, authority) }
    hasAuthority = !segments.isEmpty
    try append(url, layout.path)
    if let fragment = layout.fragment, let first = url[fragment].first, first == .slash {
      let end = url[fragment].firstIndex(of: .questionMark) ?? fragment.upperBound
      try append(url, fragment.lowerBound..<end)
    }
  }

  /// The text of a segment.
  subscript(segment: Range<Int>) -> String { String(decoding: bytes[segment], as: UTF8.self) }

  private mutating func append(
    _ url: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) throws(PercentEncoding.Broken) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = url[start..<range.upperBound].firstIndex(of: .slash) ?? range.upperBound
      if end > start {
        let first = bytes.count
        try PercentEncoding.decode(url, start..<end, into: &bytes)
        segments.append(first..<bytes.count)
        bytes.append(Self.separator)
      }
      start = end + 1
    }
  }
}
