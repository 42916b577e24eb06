/// The literal segments of all routes: from a node and a text to the next node.
///
/// One open-addressing table for all nodes, so that it does not matter how many children a node has. What is not ASCII has
/// a dictionary of its own, for there a text has several spellings.
struct EdgeTable: Sendable {
  struct Edge: Sendable {
    /// Of the text and the node, so that nodes with equal segments do not collide.
    let hash: UInt64
    /// The first eight bytes of the text.
    let word: UInt64
    let parent: Int32
    /// No edge, if it is negative.
    let child: Int32
    let start: Int32
    let count: Int32

    static let none = Edge(hash: 0, word: 0, parent: -1, child: -1, start: 0, count: 0)
  }

  struct UnicodeKey: Hashable, Sendable {
    let parent: Int32
    /// Compared by canonical equivalence, as all of Swift's strings are.
    let text: String
  }

  /// A power of two, and at least twice as many as there are edges.
  private(set) var slots = [Edge](repeating: .none, count: 16)
  private var count = 0
  /// All texts, one after the other.
  private(set) var texts: [UInt8] = []
  private(set) var unicode: [UnicodeKey: [Int32]] = [:]

  /// Adds an edge; there may be several of one text, for a text whose case counts for nothing.
  mutating func insert(from parent: Int32, _ label: String, to child: Int32) {
    let start = texts.count
    guard label.utf8.allSatisfy(\.isASCII) else {
      unicode[UnicodeKey(parent: parent, text: label), default: []].append(child)
      return
    }
    if (count + 1) * 2 > slots.count { grow() }
    texts += label.utf8
    let key = texts.withUnsafeBufferPointer { bytes in
      TextBytes(bytes).map { SegmentKey($0, start..<bytes.count, folding: false) }
    }
    guard let key else { return }
    put(
      Edge(
        hash: key.hash(below: parent), word: key.word, parent: parent, child: child, start: Int32(start),
        count: Int32(key.count)))
    count += 1
  }

  /// The children that a text leads to: several, where case counts for nothing.
  func children(of parent: Int32, _ label: String) -> [Int32] {
    let text = Array(label.utf8)
    guard text.allSatisfy(\.isASCII) else { return unicode[UnicodeKey(parent: parent, text: label)] ?? [] }
    return text.withUnsafeBufferPointer { text in
      texts.withUnsafeBufferPointer { texts in
        guard let text = TextBytes(text), let texts = TextBytes(texts) else { return [] }
        let key = SegmentKey(text, 0..<text.count, folding: false)
        var children: [Int32] = []
        var place = Int(truncatingIfNeeded: key.hash(below: parent)) & (slots.count - 1)
        while slots[place].child >= 0 {
          if slots[place].leads(from: parent, key, text, 0, texts, folding: false) {
            children.append(slots[place].child)
          }
          place = (place + 1) & (slots.count - 1)
        }
        return children
      }
    }
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

extension EdgeTable.Edge {
  /// Whether the edge leads from a node by a text.
  @inline(__always)
  func leads(
    from parent: Int32, _ key: SegmentKey, _ text: TextBytes, _ start: Int, _ texts: TextBytes, folding: Bool
  ) -> Bool {
    guard word == key.word, self.parent == parent, Int(count) == key.count else { return false }
    return count <= 8 || key.isRestEqual(text, start, texts, Int(self.start), folding: folding)
  }
}
