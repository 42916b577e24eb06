/// Rows of texts in columns that are as wide as they need to be.
struct TextTable {
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
      var line = ""
      for (index, cell) in row.enumerated() {
        line += cell
        if index + 1 < row.count { line += String(repeating: " ", count: widths[index] - cell.count + 2) }
      }
      return line + "\n"
    }.joined()
  }
}
