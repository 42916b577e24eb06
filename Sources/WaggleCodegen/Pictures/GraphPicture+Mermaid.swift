extension GraphPicture {
  /// For pages that draw Mermaid, such as GitHub's.
  var mermaid: String {
    var lines = ["flowchart LR"]
    for (number, cluster) in clusters.enumerated() {
      if let module = cluster.module { lines.append("  subgraph m\(number)[\(module.label)]") }
      for index in cluster.nodes {
        let node = nodes[index]
        let text = (node.label + (node.detail.isEmpty ? "" : "\n" + node.detail)).label
        lines.append("    n\(index)" + node.kind.shape(text))
      }
      if cluster.module != nil { lines.append("  end") }
    }
    for arrow in arrows {
      lines.append("  n\(arrow.from) \(arrow.isLazy ? "-.->" : "-->")|\(arrow.label.label)| n\(arrow.to)")
    }
    let wrong = nodes.indices.filter { nodes[$0].isProblem }.map { "n\($0)" }
    if !wrong.isEmpty {
      lines += ["  classDef problem stroke:#c00,color:#c00", "  class \(wrong.joined(separator: ",")) problem"]
    }
    let wrongArrows = arrows.indices.filter { arrows[$0].isProblem }.map(String.init)
    if !wrongArrows.isEmpty { lines.append("  linkStyle \(wrongArrows.joined(separator: ",")) stroke:#c00,color:#c00") }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension GraphPicture.Node.Kind {
  /// A text in the shape of such a node.
  fileprivate func shape(_ text: String) -> String {
    switch self {
    case .code: "([\(text)])"
    case .route: ">\(text)]"
    case .provider, .module, .manual, .missing: "[\(text)]"
    }
  }
}

extension String {
  /// In quotes, with what Mermaid would read as its own written as entities.
  fileprivate var label: String {
    "\""
      + replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\n", with: "<br>") + "\""
  }
}
