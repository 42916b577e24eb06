/// One `name=value` of a URL's query, decoded.
public struct QueryItem: Hashable, Sendable {
  /// The text before the first `=`.
  public let name: String
  /// The text after it; `nil` where there is no `=`.
  public let value: String?

  /// Makes an item as a URL would give it.
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }
}

extension QueryItem {
  /// Reads `a=1&a=2&flag`, in order, whatever is repeated.
  ///
  /// Between two `&` without anything there is no item.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func all(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) throws(PercentEncoding.Broken) -> [Self] {
    var items: [Self] = []
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      var equals: Int?
      while end < range.upperBound, bytes[end] != .ampersand {
        if equals == nil, bytes[end] == .equals { equals = end }
        end += 1
      }
      if end > start {
        let name = try PercentEncoding.decode(bytes, start..<(equals ?? end))
        items.append(
          Self(
            name: name,
            value: try equals.map { at throws(PercentEncoding.Broken) in
              try PercentEncoding.decode(bytes, at + 1..<end)
            }))
      }
      start = end + 1
    }
    return items
  }
}

extension QueryItem {
  /// As it stands in a URL.
  var text: String {
    PercentEncoding.encode(name) + (value.map { "=" + PercentEncoding.encode($0) } ?? "")
  }
}
