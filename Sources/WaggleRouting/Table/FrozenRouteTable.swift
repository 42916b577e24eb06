/// A table that nobody changes any more, as it is searched.
///
/// SAFETY: the memory is written by the initialiser, and only read then, by `RouteSearch`, whose user keeps the table alive.
final class FrozenRouteTable: @unchecked Sendable {
  let nodes: UnsafeMutablePointer<RouteTable.Node>
  let edges: UnsafeMutablePointer<EdgeTable.Edge>
  /// One less than the number of places for edges, which is a power of two.
  let edgeMask: Int
  /// Whether each leaf is for URLs from outside too; `nil` if it has no route.
  let isPublic: UnsafeMutablePointer<Bool?>
  /// The route of each leaf, which `leaves` keeps.
  let routes: UnsafeMutablePointer<Unmanaged<Route>?>
  /// Which of its route's forms each leaf is.
  let forms: UnsafeMutablePointer<Int>
  /// Whether there are patterns with `//` and no scheme, and with neither.
  let hasAnyScheme: Bool
  let hasAnything: Bool
  /// What is not ASCII, hosts whose case counts for nothing, and the texts of long literals.
  let rareEdges: EdgeTable
  let branches: [[RouteTable.Branch]]
  let leaves: [RouteTable.Leaf]
  /// The most captures of any pattern.
  let mostCaptures: Int
  let isCaseInsensitive: Bool

  /// Copies a table.
  ///
  /// - Complexity: O(*n*) in the number of routes.
  init(_ table: RouteTable) {
    nodes = Self.copy(table.nodes)
    edges = Self.copy(table.edges.slots)
    edgeMask = table.edges.slots.count - 1
    isPublic = Self.copy(table.leaves.map { leaf in leaf.route.map { $0.access == .public } })
    routes = Self.copy(table.leaves.map { $0.route.map { .passUnretained($0) } })
    forms = Self.copy(table.leaves.map(\.form))
    let roots = Set(table.leaves.lazy.compactMap { $0.route?.forms[$0.form].root })
    hasAnyScheme = roots.contains(.anyScheme)
    hasAnything = roots.contains(.anything)
    rareEdges = table.edges
    branches = table.branches
    leaves = table.leaves
    mostCaptures = table.mostCaptures
    isCaseInsensitive = table.isCaseInsensitive
  }

  deinit {
    nodes.deallocate()
    edges.deallocate()
    isPublic.deallocate()
    routes.deallocate()
    forms.deallocate()
  }

  private static func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    elements.withUnsafeBufferPointer { if let base = $0.baseAddress { memory.initialize(from: base, count: $0.count) } }
    return memory
  }
}

extension FrozenRouteTable {
  /// Which of the routes that fit a URL is wanted.
  struct Wish {
    /// How many better ones to leave out.
    var skipping = 0
    /// Whether the URL came from outside.
    var isExternal = false
    /// Whether `**` does not count.
    var isExact = false
  }

  /// What a search found.
  struct Finding {
    var leaf: Int32 = -1
    /// The first one that is not for a URL from outside.
    var refused: Int32 = -1
    var isUnreadable = false
    var captures = Captures()
  }

  /// A URL of more than a gigabyte is none.
  private static var longest: Int { 1 << 30 }

  /// Finds the route for a URL.
  ///
  /// - Throws: Why the URL cannot be read.
  /// - Complexity: O(*n*) in the length of the URL; that there are many routes makes no difference. What costs more is a
  ///   table in which a URL's first segments lead to dead ends: each node on the way to one is looked at once.
  @inline(__always)
  func find(_ url: String, _ wish: Wish = Wish()) throws(PercentEncoding.Broken) -> RouteMatch? {
    var finding = Finding()
    search(for: url, wish, &finding)
    if finding.leaf >= 0 {
      // A leaf without a route is not found.
      guard let route = routes[Int(finding.leaf)] else { return nil }
      return RouteMatch(
        route: route.takeUnretainedValue(), form: forms[Int(finding.leaf)], url: url, captures: finding.captures)
    }
    if finding.isUnreadable { try Self.complain(of: url) }
    return nil
  }

  /// The first route that a URL must not reach from outside, where it reaches no other one.
  func refusal(of url: String) -> Route? {
    var finding = Finding()
    search(for: url, Wish(isExternal: true), &finding)
    return finding.leaf < 0 && finding.refused >= 0 ? leaves[Int(finding.refused)].route : nil
  }

  /// Says why a URL cannot be read.
  @inline(never)
  private static func complain(of url: String) throws(PercentEncoding.Broken) {
    try Array(url.utf8).withUnsafeBufferPointer { bytes throws(PercentEncoding.Broken) in
      guard bytes.count <= longest else { throw .init(offset: longest, reason: "it is too long") }
      _ = try DecodedURL(bytes, URLLayout(bytes))
    }
  }

  @inline(__always)
  private func search(for url: String, _ wish: Wish, _ finding: inout Finding) {
    let isDone: Void? = url.utf8.withContiguousStorageIfAvailable { search($0, wish, &finding) }
    if isDone == nil { searchCopy(of: url, wish, &finding) }
  }

  /// The same for a text that is not in one piece.
  @inline(never)
  private func searchCopy(of url: String, _ wish: Wish, _ finding: inout Finding) {
    Array(url.utf8).withUnsafeBufferPointer { search($0, wish, &finding) }
  }

  @inline(__always)
  private func search(_ bytes: UnsafeBufferPointer<UInt8>, _ wish: Wish, _ finding: inout Finding) {
    guard bytes.count <= Self.longest else {
      finding.isUnreadable = true
      return
    }
    guard let text = TextBytes(bytes) else { return searchNothing(wish, &finding) }
    let url = OutlinedURL(text)
    guard url.isPlain else { return searchDecoded(bytes, wish, &finding) }
    search(url, wish, &finding)
  }

  /// A URL without any text is one of no segments.
  @inline(never)
  private func searchNothing(_ wish: Wish, _ finding: inout Finding) {
    Captures.Decoded.nothing.bytes.withUnsafeBufferPointer { search($0, wish, &finding) }
    finding.captures.keep(.nothing)
  }

  @inline(never)
  private func searchDecoded(_ bytes: UnsafeBufferPointer<UInt8>, _ wish: Wish, _ finding: inout Finding) {
    guard let decoded = try? DecodedURL(bytes, URLLayout(bytes)) else {
      finding.isUnreadable = true
      return
    }
    decoded.bytes.withUnsafeBufferPointer { bytes in
      guard let text = TextBytes(bytes) else { return }
      search(OutlinedURL(text, decoded: decoded), wish, &finding)
    }
    guard finding.leaf >= 0 else { return }
    let leaf = leaves[Int(finding.leaf)]
    let endsInRest = leaf.route?.forms[leaf.form].endsInRest == true
    finding.captures.keep(Captures.Decoded(decoded, endsInRest: endsInRest, finding.captures))
  }

  @inline(__always)
  private func search(_ url: OutlinedURL, _ wish: Wish, _ finding: inout Finding) {
    guard mostCaptures < 20 else { return searchDeeply(url, wish, &finding) }
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 20) { search(url, $0, wish, &finding) }
  }

  @inline(never)
  private func searchDeeply(_ url: OutlinedURL, _ wish: Wish, _ finding: inout Finding) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: mostCaptures + 1) { search(url, $0, wish, &finding) }
  }

  @inline(__always)
  private func search(
    _ url: OutlinedURL, _ captures: UnsafeMutableBufferPointer<UInt64>, _ wish: Wish, _ finding: inout Finding
  ) {
    var search = RouteSearch(self, url, captures, wish)
    if search.run() {
      finding.leaf = search.leaf
      finding.captures = Captures(captures, count: search.count)
    } else {
      finding.refused = search.refused
    }
  }
}
