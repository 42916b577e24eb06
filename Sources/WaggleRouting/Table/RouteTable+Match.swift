extension RouteTable {
  /// Which of the routes that fit a URL is wanted.
  struct Wish {
    /// How many better ones to leave out.
    var skipping = 0
    /// Whether the URL came from outside.
    var isExternal = false
    /// Whether `**` counts.
    var isExact = false
  }

  /// What a search found.
  enum Finding {
    case match(RouteMatch)
    /// A route that the URL must not reach from outside.
    case refused(Route)
    case nothing
  }

  /// A URL of more than a gigabyte is none.
  private static var longest: Int { 1 << 30 }

  /// Finds the route for a URL.
  ///
  /// - Throws: *malformed*.
  /// - Complexity: O(*n*) in the length of the URL; that there are many routes makes no difference. What costs more is a table in
  ///   which a URL's first segments lead to dead ends: each node on the way to one is looked at once.
  @inline(__always)
  func find(_ url: String, _ wish: Wish) throws(RouteError) -> Finding {
    var text = url
    do throws(PercentEncoding.Broken) {
      let found: Result<Finding, PercentEncoding.Broken> = text.withUTF8 { bytes in
        guard bytes.count <= Self.longest else { return .failure(.init(offset: Self.longest, reason: "it is too long")) }
        return withUnsafeTemporaryAllocation(of: SegmentedURL.Segment.self, capacity: depth + 2) { segments in
          let layout = URLLayout(bytes)
          let split = SegmentedURL(bytes, layout, segments)
          guard !split.isPlain else { return .success(find(url, split, wish)) }
          return Result { () throws(PercentEncoding.Broken) in try find(decoding: split, layout, wish) }
        }
      }
      return try found.get()
    } catch {
      throw RouteError(.malformed(url, error))
    }
  }

  @inline(never)
  private func find(
    decoding split: SegmentedURL, _ layout: URLLayout, _ wish: Wish
  ) throws(PercentEncoding.Broken) -> Finding {
    let decoded = try DecodedURL(split.bytes, layout)
    return decoded.bytes.withUnsafeBufferPointer { bytes in
      let url = SegmentedURL(decoded: bytes, decoded.segments, split, scheme: decoded.scheme)
      let found = find(String(decoding: bytes, as: UTF8.self), url, wish)
      guard case .match(let match) = found else { return found }
      return .match(match.keepingRest(of: decoded))
    }
  }

  @inline(__always)
  private func find(_ text: String, _ url: SegmentedURL, _ wish: Wish) -> Finding {
    withUnsafeTemporaryAllocation(of: SegmentedURL.Segment.self, capacity: mostCaptures + 1) { captures in
      var search = Search(url: url, captures: captures, wish: wish)
      guard look(for: &search) else { return search.refused.map { .refused($0) } ?? .nothing }
      let leaf = leaves[Int(search.leaf)]
      // A leaf without a route is not accepted.
      guard let route = leaf.route else { return .nothing }
      var places = Captures()
      for index in 0..<search.count { places.append(captures[index].start, captures[index].end) }
      return .match(RouteMatch(route: route, form: leaf.form, text: text, captures: places, restSegments: []))
    }
  }

  /// One search: where it looks, and what it has found on the way.
  private struct Search {
    let url: SegmentedURL
    let captures: UnsafeMutableBufferPointer<SegmentedURL.Segment>
    var wish: Wish
    var count = 0
    var leaf: Int32 = -1
    var refused: Route?

    @inline(__always)
    mutating func capture(_ start: Int32, _ end: Int32) {
      captures[count] = SegmentedURL.Segment(start: start, end: end)
      count += 1
    }
  }

  @inline(__always)
  private func look(for search: inout Search) -> Bool {
    let url = search.url
    if !url.scheme.isEmpty {
      let scheme = SegmentedURL.Segment(
        start: Int32(truncatingIfNeeded: url.scheme.lowerBound), end: Int32(truncatingIfNeeded: url.scheme.upperBound))
      let found = followLiterals(from: Self.schemes, scheme, &search, folding: true) { node, search in
        visit(node, node, 0, &search, folding: true)
      }
      if found { return true }
    }
    if url.host != .none, visit(Self.anyScheme, Self.anyScheme, 0, &search, folding: true) { return true }
    switch url.host {
    case .none: return visit(Self.anything, Self.anything, 0, &search, folding: isCaseInsensitive)
    case .word: return visit(Self.anything, Self.word, 0, &search, folding: true)
    case .machine: return visit(Self.anything, Self.anything, 1, &search, folding: isCaseInsensitive)
    }
  }

  /// Goes on from a node with the segment at `index`. It calls itself once for each segment of a pattern.
  ///
  /// - Parameters:
  ///   - literals: The node that literals lead on from, which is another one for a host.
  ///   - folding: Whether the case of this segment counts for nothing.
  private func visit(_ node: Int32, _ literals: Int32, _ index: Int, _ search: inout Search, folding: Bool) -> Bool {
    let here = nodes[Int(node)]
    guard index < search.url.count else {
      return accept(here.leaf, &search) || here.isRoot && acceptRest(here, index, &search)
    }
    let segment = search.url.segments[index]
    let found = followLiterals(from: literals, segment, &search, folding: folding) { child, search in
      visit(child, child, index + 1, &search, folding: isCaseInsensitive)
    }
    if found || here.branches >= 0 && visitBranches(here.branches, segment, index, &search, folding) { return true }
    let count = search.count
    if here.parameter >= 0 {
      search.capture(segment.start, segment.end)
      if visit(here.parameter, here.parameter, index + 1, &search, folding: isCaseInsensitive) { return true }
      search.count = count
    }
    if here.any >= 0, visit(here.any, here.any, index + 1, &search, folding: isCaseInsensitive) { return true }
    return acceptRest(here, index, &search)
  }

  /// Tries the nodes that a segment leads to as a literal.
  @inline(__always)
  private func followLiterals(
    from node: Int32, _ segment: SegmentedURL.Segment, _ search: inout Search, folding: Bool,
    _ visit: (Int32, inout Search) -> Bool
  ) -> Bool {
    let (start, end) = (Int(segment.start), Int(segment.end))
    let bytes = search.url.bytes
    guard segment.isASCII else {
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let key = EdgeTable.UnicodeKey(parent: node, text: folding ? text.lowercased() : text)
      for child in edges.unicode[key] ?? [] where visit(child, &search) { return true }
      return false
    }
    let hash = SegmentHash.joined(SegmentHash.of(bytes, start, end, folding: folding), node)
    return edges.slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var place = Int(truncatingIfNeeded: hash) & mask
      while true {
        let edge = slots[place]
        guard edge.child >= 0 else { return false }
        if edge.hash == hash, edge.parent == node, Int(edge.count) == end - start {
          let isEqual = edges.text.withUnsafeBufferPointer {
            SegmentHash.areEqual(bytes, start, $0, Int(edge.start), count: end - start, folding: folding)
          }
          if isEqual, visit(edge.child, &search) { return true }
        }
        place = (place + 1) & mask
      }
    }
  }

  @inline(never)
  private func visitBranches(
    _ list: Int32, _ segment: SegmentedURL.Segment, _ index: Int, _ search: inout Search, _ folding: Bool
  ) -> Bool {
    let count = search.count
    let range = Int(segment.start)..<Int(segment.end)
    for branch in branches[Int(list)] {
      switch branch.test {
      case .partial(let partial):
        guard let found = partial.captures(in: search.url.bytes, range, isASCII: segment.isASCII, folding: folding)
        else { continue }
        for capture in found {
          search.capture(Int32(truncatingIfNeeded: capture.lowerBound), Int32(truncatingIfNeeded: capture.upperBound))
        }
      case .type(let type):
        guard type.accepts(String(decoding: search.url.bytes[range], as: UTF8.self)) else { continue }
        search.capture(segment.start, segment.end)
      }
      if visit(branch.child, branch.child, index + 1, &search, folding: isCaseInsensitive) { return true }
      search.count = count
    }
    return false
  }

  private func acceptRest(_ node: Node, _ index: Int, _ search: inout Search) -> Bool {
    guard node.rest >= 0, !search.wish.isExact else { return false }
    let count = search.count
    let start = index < search.url.count ? search.url.segments[index].start : search.url.end
    search.capture(start, search.url.end)
    if accept(node.rest, &search) { return true }
    search.count = count
    return false
  }

  /// Takes a leaf, unless it has no route, is not for this URL, or is one of those to leave out.
  @inline(__always)
  private func accept(_ leaf: Int32, _ search: inout Search) -> Bool {
    guard leaf >= 0, let route = leaves[Int(leaf)].route else { return false }
    if search.wish.isExternal, route.access != .public {
      if search.refused == nil { search.refused = route }
      return false
    }
    if search.wish.skipping > 0 {
      search.wish.skipping -= 1
      return false
    }
    search.leaf = leaf
    return true
  }
}

extension RouteMatch {
  /// With the segments of `**`, which cannot be told from the text: a decoded one may have slashes.
  fileprivate func keepingRest(of url: DecodedURL) -> RouteMatch {
    guard case .rest? = route.forms[form].segments.last else { return self }
    let start = captures[captures.count - 1].lowerBound
    let segments = url.segments.filter { $0.start >= start }.map {
      String(decoding: url.bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }
    return RouteMatch(route: route, form: form, text: text, captures: captures, restSegments: segments)
  }
}
