/// One search through a table: where it is, and what it has found on the way.
///
/// SAFETY: the table is kept alive, and the memory of captures is there, as long as the search lasts; see `FrozenRouteTable`.
/// Nodes refer to nodes, leaves and branches of the same table, and no pattern has more captures than there is room for.
///
/// Its functions are `mutating` whether they change it or not: for others the compiler copies all of it first.
struct RouteSearch {
  private let table: Unmanaged<FrozenRouteTable>
  private let nodes: UnsafeMutablePointer<RouteTable.Node>
  private let edges: UnsafeMutablePointer<EdgeTable.Edge>
  private let edgeMask: Int
  private let isCaseInsensitive: Bool
  private let url: OutlinedURL
  private let captures: UnsafeMutableBufferPointer<UInt64>
  private var wish: FrozenRouteTable.Wish
  /// How many captures there are.
  private(set) var count = 0
  private(set) var leaf: Int32 = -1
  private(set) var refused: Int32 = -1

  @inline(__always)
  init(
    _ table: FrozenRouteTable, _ url: OutlinedURL, _ captures: UnsafeMutableBufferPointer<UInt64>,
    _ wish: FrozenRouteTable.Wish
  ) {
    self.table = .passUnretained(table)
    nodes = table.nodes
    edges = table.edges
    edgeMask = table.edgeMask
    isCaseInsensitive = table.isCaseInsensitive
    self.url = url
    self.captures = captures
    self.wish = wish
  }

  /// Looks for a leaf.
  @inline(__always)
  mutating func run() -> Bool {
    if url.scheme > 0 {
      let key = SegmentKey(
        url.text, from: 0, to: url.scheme, separator: SegmentKey.eight(.colon), folding: true)
      let node = literal(key, at: 0, below: RouteTable.schemes, folding: true)
      if node >= 0, visit(node, url.start, folding: true) { return true }
    }
    return runWithoutScheme()
  }

  /// Tries the patterns that name no scheme.
  private mutating func runWithoutScheme() -> Bool {
    let (hasAnyScheme, hasAnything) = table._withUnsafeGuaranteedRef { ($0.hasAnyScheme, $0.hasAnything) }
    guard hasAnyScheme || hasAnything else { return false }
    let host = url.host
    if hasAnyScheme, host != .none, visit(RouteTable.anyScheme, url.start, folding: true) { return true }
    guard hasAnything else { return false }
    switch host {
    case .none: return visit(RouteTable.anything, url.start, folding: isCaseInsensitive)
    case .word: return visitWord() || visit(RouteTable.anything, url.start, folding: true, withLiterals: false)
    case .machine: return visit(RouteTable.anything, segment(at: url.start).upperBound, folding: isCaseInsensitive)
    }
  }

  /// Goes on from a node with what begins at a place; where it comes to a dead end, nothing is captured.
  ///
  /// - Parameter folding: Whether the case of the first segment counts for nothing: that of a host, and of what could be one.
  private mutating func visit(_ first: Int32, _ start: Int, folding: Bool, withLiterals: Bool = true) -> Bool {
    let count = count
    if walk(from: first, start, folding: folding, withLiterals: withLiterals) { return true }
    self.count = count
    return false
  }

  /// Literals first, then all else.
  ///
  /// It visits where there is something to come back to, so once for each segment of a pattern at most.
  private mutating func walk(from first: Int32, _ start: Int, folding: Bool, withLiterals: Bool) -> Bool {
    var (node, place, folding, withLiterals) = (first, start, folding, withLiterals)
    let separator = UInt8(truncatingIfNeeded: url.separator)
    while true {
      let here = nodes[Int(node)]
      while place < url.end, url.text[place] == separator { place &+= 1 }
      guard place < url.end else { return acceptEnd(here) }
      let key = SegmentKey(url.text, from: place, to: url.end, separator: url.separator, folding: folding)
      let next = place &+ key.count
      if withLiterals {
        let child = literal(key, at: place, below: node, folding: folding)
        if child >= 0 {
          guard here.hasAlternatives else {
            (node, place, folding) = (child, next, isCaseInsensitive)
            continue
          }
          if visit(child, next, folding: isCaseInsensitive) { return true }
        }
      }
      guard here.hasAlternatives else { return false }
      if here.branches >= 0, visitBranches(here.branches, place..<next, folding) { return true }
      if here.parameter >= 0 {
        let count = count
        capture(place, next)
        guard here.any & here.rest != -1 else {
          (node, place, folding, withLiterals) = (here.parameter, next, isCaseInsensitive, true)
          continue
        }
        if visit(here.parameter, next, folding: isCaseInsensitive) { return true }
        self.count = count
      }
      if here.any >= 0, visit(here.any, next, folding: isCaseInsensitive) { return true }
      return acceptRest(here.rest, place)
    }
  }

  /// The node that a segment leads to as a literal; none, if negative.
  @inline(__always)
  private mutating func literal(_ key: SegmentKey, at start: Int, below node: Int32, folding: Bool) -> Int32 {
    var place = Int(truncatingIfNeeded: key.hash(below: node)) & edgeMask
    let child = nextLiteral(key, at: start, below: node, folding: folding, from: &place)
    return child >= 0 || url.isPlain ? child : unicodeLiteral(start..<start &+ key.count, below: node, folding)
  }

  /// The same, beginning with one of the places for edges.
  @inline(__always)
  private mutating func nextLiteral(
    _ key: SegmentKey, at start: Int, below node: Int32, folding: Bool, from place: inout Int
  ) -> Int32 {
    while true {
      let edge = edges + place
      let child = edge.pointee.child
      if child < 0 { return -1 }
      place = (place &+ 1) & edgeMask
      if edge.pointee.word == key.word, edge.pointee.parent == node, Int(edge.pointee.count) == key.count,
        key.count <= 8 || isRestEqual(edge.pointee, key, start, folding)
      {
        return child
      }
    }
  }

  /// Of several nodes that a segment leads to where case counts for nothing, the first that was made after some other one.
  private mutating func firstLiteral(_ key: SegmentKey, at start: Int, below node: Int32, after tried: Int32) -> Int32?
  {
    var found: Int32?
    var place = Int(truncatingIfNeeded: key.hash(below: node)) & edgeMask
    while true {
      let child = nextLiteral(key, at: start, below: node, folding: true, from: &place)
      if child < 0 { return found }
      if child > tried { found = min(found ?? child, child) }
    }
  }

  @inline(never)
  private mutating func isRestEqual(_ edge: EdgeTable.Edge, _ key: SegmentKey, _ start: Int, _ folding: Bool) -> Bool {
    let text = url.text
    return table._withUnsafeGuaranteedRef { table in
      table.rareEdges.texts.withUnsafeBufferPointer { texts in
        guard let texts = TextBytes(texts) else { return false }
        return key.isRestEqual(text, start, texts, Int(edge.start), folding: folding)
      }
    }
  }

  @inline(never)
  private mutating func unicodeLiteral(_ segment: Range<Int>, below node: Int32, _ folding: Bool) -> Int32 {
    guard !isASCII(segment) else { return -1 }
    let text = url.text.string(segment)
    let key = EdgeTable.UnicodeKey(parent: node, text: folding ? text.lowercased() : text)
    return table._withUnsafeGuaranteedRef { $0.rareEdges.unicode[key]?.first } ?? -1
  }

  /// Tries all literals that a host may stand for where only its letters count, and not their case.
  private mutating func visitWord() -> Bool {
    let segment = segment(at: url.start)
    let key = SegmentKey(url.text, segment, folding: true)
    var tried: Int32 = -1
    while true {
      let next = firstLiteral(key, at: url.start, below: RouteTable.word, after: tried)
      guard let next else { break }
      if visit(next, segment.upperBound, folding: isCaseInsensitive) { return true }
      tried = next
    }
    guard !url.isPlain, !isASCII(segment) else { return false }
    let text = url.text.string(segment).lowercased()
    let children = table._withUnsafeGuaranteedRef { $0.rareEdges.children(of: RouteTable.word, text) }
    for child in children where visit(child, segment.upperBound, folding: isCaseInsensitive) { return true }
    return false
  }

  @inline(never)
  private mutating func visitBranches(_ list: Int32, _ segment: Range<Int>, _ folding: Bool) -> Bool {
    let branches = table._withUnsafeGuaranteedRef { $0.branches[Int(list)] }
    let count = count
    for branch in branches {
      switch branch.test {
      case .partial(let partial):
        let isASCII = isASCII(segment)
        let found = partial.captures(in: url.text.all, segment, isASCII: isASCII, folding: folding)
        guard let found else { continue }
        for place in found { capture(place.lowerBound, place.upperBound) }
      case .type(let type):
        guard type.accepts(url.text.string(segment)) else { continue }
        capture(segment.lowerBound, segment.upperBound)
      }
      if visit(branch.child, segment.upperBound, folding: isCaseInsensitive) { return true }
      self.count = count
    }
    return false
  }

  /// Takes the leaf of a node at which the URL ends.
  @inline(__always)
  private mutating func acceptEnd(_ node: RouteTable.Node) -> Bool {
    accept(node.leaf) || node.isRoot && acceptRest(node.rest, url.end)
  }

  /// Takes a leaf for all that follows.
  private mutating func acceptRest(_ leaf: Int32, _ place: Int) -> Bool {
    guard leaf >= 0, !wish.isExact else { return false }
    let count = count
    let separator = UInt8(truncatingIfNeeded: url.separator)
    var end = url.end
    while end > place, url.text[end &- 1] == separator { end &-= 1 }
    capture(place, end)
    if accept(leaf) { return true }
    self.count = count
    return false
  }

  /// Takes a leaf, unless it has no route, is not for this URL, or is one of those to leave out.
  @inline(__always)
  private mutating func accept(_ leaf: Int32) -> Bool {
    guard leaf >= 0, let isPublic = table._withUnsafeGuaranteedRef({ $0.isPublic[Int(leaf)] }) else { return false }
    if wish.isExternal, !isPublic {
      if refused < 0 { refused = leaf }
      return false
    }
    if wish.skipping > 0 {
      wish.skipping &-= 1
      return false
    }
    self.leaf = leaf
    return true
  }

  @inline(__always)
  private mutating func capture(_ start: Int, _ end: Int) {
    captures[count] = Captures.bits(start, end)
    count &+= 1
  }

  /// The segment that begins at a place.
  private mutating func segment(at place: Int) -> Range<Int> {
    place..<(url.text.all[place..<url.end].firstIndex(of: UInt8(truncatingIfNeeded: url.separator)) ?? url.end)
  }

  private mutating func isASCII(_ segment: Range<Int>) -> Bool { url.text.all[segment].allSatisfy(\.isASCII) }
}
