/// The literal segments of all routes: from a node and a text to the next node.
///
/// One open-addressing table for all nodes, so that it does not matter how many children a node has. What is not ASCII has
/// a dictionary of its own, for there a text has several spellings.
struct EdgeTable: Sendable {
  struct Edge: Sendable {
    /// Of the text and the node, so that nodes with equal segments do not collide.
    var hash: UInt64
    var parent: Int32
    /// No edge, if it is negative.
    var child: Int32
    var start: Int32
    var count: Int32

    static let none = Edge(hash: 0, parent: -1, child: -1, start: 0, count: 0)
  }

  struct UnicodeKey: Hashable, Sendable {
    var parent: Int32
    /// Compared by canonical equivalence, as all of Swift's strings are.
    var text: String
  }

  /// A power of two, and at least twice as many as there are edges.
  private(set) var slots = [Edge](repeating: .none, count: 16)
  private var count = 0
  /// All texts, one after the other, and eight bytes that are none: words are read across their ends.
  private(set) var text = [UInt8](repeating: 0, count: 8)
  private(set) var unicode: [UnicodeKey: [Int32]] = [:]

  /// Adds an edge; there may be several of one text, for a text whose case counts for nothing.
  mutating func insert(from parent: Int32, _ label: String, to child: Int32) {
    var label = Array(label.utf8)
    guard label.allSatisfy(\.isASCII) else {
      unicode[UnicodeKey(parent: parent, text: String(decoding: label, as: UTF8.self)), default: []].append(child)
      return
    }
    if (count + 1) * 2 > slots.count { grow() }
    let start = text.count - 8
    let length = label.count
    label += [0, 0, 0, 0, 0, 0, 0, 0]
    let hash = label.withUnsafeBufferPointer { SegmentHash.of($0, 0, length, folding: false) }
    text.replaceSubrange(start..., with: label)
    put(
      Edge(
        hash: SegmentHash.joined(hash, parent), parent: parent, child: child, start: Int32(start), count: Int32(length)))
    count += 1
  }

  /// The children that an ASCII text leads to.
  func children(of parent: Int32, _ label: String) -> [Int32] {
    let bytes = Array(label.utf8)
    guard bytes.allSatisfy(\.isASCII) else { return unicode[UnicodeKey(parent: parent, text: label)] ?? [] }
    let hash = bytes.withUnsafeBufferPointer { SegmentHash.of($0, 0, bytes.count, folding: false) }
    let joined = SegmentHash.joined(hash, parent)
    var children: [Int32] = []
    var place = Int(truncatingIfNeeded: joined) & (slots.count - 1)
    while slots[place].child >= 0 {
      let edge = slots[place]
      if edge.hash == joined, edge.parent == parent, edge.count == bytes.count,
        text[Int(edge.start)..<Int(edge.start + edge.count)].elementsEqual(bytes)
      {
        children.append(edge.child)
      }
      place = (place + 1) & (slots.count - 1)
    }
    return children
  }

  private mutating func grow() {
    let old = slots
    slots = [Edge](repeating: .none, count: old.count * 2)
    for edge in old where edge.child >= 0 { put(edge) }
  }

  private mutating func put(_ edge: Edge) {
    var place = Int(truncatingIfNeeded: edge.hash) & (slots.count - 1)
    while slots[place].child >= 0 { place = (place + 1) & (slots.count - 1) }
    slots[place] = edge
  }
}
