import WaggleSyntax

/// A text in which `👉` marks the places that findings must point at.
struct MarkedText {
  /// The text without its marks.
  let text: String
  /// The places of the marks.
  let positions: [SourcePosition]

  init(_ marked: String) {
    let parts = marked.split(separator: "👉", omittingEmptySubsequences: false)
    var text = String(parts.first ?? "")
    var positions: [SourcePosition] = []
    for part in parts.dropFirst() {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      positions.append(SourcePosition(line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1))
      text += part
    }
    self.text = text
    self.positions = positions
  }
}
