extension RouteRequest {
  /// The same request for another URL.
  func opening(_ url: String) -> RouteRequest {
    RouteRequest(url, .url, isExternal: isExternal, objects: objects, services: services)
  }

  /// Reads the query, and the fragment.
  ///
  /// A fragment that begins with `/` goes on with the path, and may have a query; one with a `=` is read as more of the query.
  /// Web pages that keep their state there have links of both kinds.
  mutating func readQuery() throws(PercentEncoding.Broken) {
    var text = url
    let read: Result<(items: [QueryItem], fragment: String?)?, PercentEncoding.Broken> = text.withUTF8 { bytes in
      guard bytes.contains(where: { $0 == .questionMark || $0 == .hash }) else { return .success(nil) }
      return Result { () throws(PercentEncoding.Broken) in try Self.query(bytes, URLLayout(bytes)) }
    }
    guard let found = try read.get() else { return }
    query = found.items
    fragment = found.fragment
  }

  private static func query(
    _ bytes: UnsafeBufferPointer<UInt8>, _ layout: URLLayout
  ) throws(PercentEncoding.Broken) -> (items: [QueryItem], fragment: String?) {
    var items = try layout.query.map { range throws(PercentEncoding.Broken) in try QueryItem.all(bytes, range) } ?? []
    guard let fragment = layout.fragment else { return (items, nil) }
    if bytes[fragment].first == .slash {
      guard let mark = bytes[fragment].firstIndex(of: .questionMark) else { return (items, nil) }
      items += try QueryItem.all(bytes, mark + 1..<fragment.upperBound)
      return (items, nil)
    }
    guard !bytes[fragment].contains(.equals) else {
      items += try QueryItem.all(bytes, fragment)
      return (items, nil)
    }
    return (items, String(decoding: bytes[fragment], as: UTF8.self))
  }
}
