import WaggleGraph

extension GraphPicture {
  /// For Graphviz: `dot -Tsvg`.
  var dot: String {
    var writer = SwiftWriter()
    writer.block("digraph \(graph.root.name.escaped)") { writer in
      writer.line(
        "rankdir=LR; node [shape=box, style=\"rounded\", fontname=\"Helvetica\"]; edge [fontname=\"Helvetica\"];")
      for (number, cluster) in clusters.enumerated() {
        guard let module = cluster.module else {
          for index in cluster.nodes { writer.line(node(index)) }
          continue
        }
        writer.block("subgraph cluster_\(number)") { writer in
          writer.line("label=\(module.escaped); color=gray; fontname=\"Helvetica\";")
          for index in cluster.nodes { writer.line(node(index)) }
        }
      }
      for arrow in arrows {
        var attributes = ["label=\(arrow.label.escaped)"]
        if arrow.isLazy { attributes.append("style=dashed") }
        if arrow.isProblem { attributes.append("color=red, fontcolor=red") }
        writer.line("n\(arrow.from) -> n\(arrow.to) [\(attributes.joined(separator: ", "))];")
      }
    }
    return writer.text
  }

  private func node(_ index: Int) -> String {
    let node = nodes[index]
    var attributes = ["label=\((node.label + (node.detail.isEmpty ? "" : "\n" + node.detail)).escaped)"]
    switch node.kind {
    case .provider, .module: break
    case .code: attributes.append("shape=plaintext")
    case .route: attributes.append("shape=cds")
    case .manual, .missing: attributes.append("style=\"rounded,dashed\"")
    }
    if node.isProblem { attributes.append("color=red, fontcolor=red") }
    return "n\(index) [\(attributes.joined(separator: ", "))];"
  }
}

extension String {
  /// In quotes, as Graphviz reads them.
  fileprivate var escaped: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
