import Foundation

/// Rows of texts in columns that are as wide as they need to be; all columns but the first are set to the right.
struct Table {
  private var rows: [[String]]

  init(_ head: [String]) {
    rows = [head]
  }

  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

/// A number with a precision that fits its size.
func text(_ value: Double) -> String {
  String(format: value < 10 ? "%.2f" : "%.1f", value)
}
