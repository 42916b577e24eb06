import WaggleGraph

extension GraphPicture {
  /// Modules, what is in them, and whom that asks, by indentation.
  var text: String {
    var lines: [String] = []
    var arrowsFrom: [Int: [Arrow]] = [:]
    for arrow in arrows { arrowsFrom[arrow.from, default: []].append(arrow) }
    func title(_ index: Int) -> String {
      let node = nodes[index]
      return node.kind == .provider || node.kind == .manual ? "\(node.module ?? "").\(node.label)" : node.label
    }
    for (module, indices) in clusters {
      if let module { lines.append(module) }
      for index in indices {
        let node = nodes[index]
        let mark = node.isProblem ? "  ✘" : ""
        let detail = node.detail.isEmpty ? "" : " (\(node.detail))"
        let isCode = node.kind == .code
        if !isCode { lines.append((module == nil ? "" : "  ") + node.label + detail + mark) }
        for arrow in arrowsFrom[index] ?? [] {
          let isMissing = nodes[arrow.to].kind == .missing
          let target = isMissing ? "nobody provides it" : title(arrow.to)
          lines.append(
            (isCode || module == nil ? "  " : "    ") + (arrow.isLazy ? "asks later for " : "asks for ") + arrow.label
              + (modulesOnly && !isMissing ? " of " : ": ") + target + (arrow.isProblem ? "  ✘" : ""))
        }
      }
    }
    if focus == nil { lines += problems.map(\.text) }
    return lines.map { $0 + "\n" }.joined()
  }
}
