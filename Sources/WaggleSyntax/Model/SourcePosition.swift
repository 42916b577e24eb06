/// A place in a source file.
package struct SourcePosition: Hashable, Comparable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in UTF-8 bytes.
  package let column: Int

  /// Makes a position from a line and a column, both from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The position some bytes further on the same line.
  package func advanced(by bytes: Int) -> SourcePosition {
    SourcePosition(line: line, column: column + bytes)
  }

  /// Orders by line, then by column.
  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// Where the lines of a text begin.
struct LineTable: Sendable {
  private let starts: [Int]

  init(_ base: UnsafePointer<UInt8>, count: Int) {
    var starts = [0]
    let hasCarriageReturn = firstOffset(of: 0x0D, in: base, from: 0, to: count) != count
    var offset = 0
    var newline = -1
    while offset < count {
      if newline < offset { newline = firstOffset(of: 0x0A, in: base, from: offset, to: count) }
      // A lone carriage return ends a line too.
      let end = hasCarriageReturn ? firstOffset(of: 0x0D, in: base, from: offset, to: newline) : newline
      guard end < count else { break }
      offset = end &+ (end < newline && end &+ 1 == newline ? 2 : 1)
      starts.append(offset)
    }
    self.starts = starts
  }

  /// - Complexity: O(log *n*) in the number of lines.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high &- low > 1 {
      let middle = (low &+ high) >> 1
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }
}
