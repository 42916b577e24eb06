/// A provider needs itself to be made.
enum CycleCheck: ProgramCheck {
  static let kind = "cycle"

  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    let needs = graph.needs
    return components(needs).compactMap { component in
      guard let path = circle(in: component, needs) else { return nil }
      let names = path.map { graph.providers[$0.from].name }
      let notes = path.map { arrow in
        let need = needs[arrow.from][arrow.need]
        let request = need.request
        return Diagnostic.Note(
          path: request.path, position: request.position,
          message: "'\(graph.providers[arrow.from].name)' needs \(request.title), "
            + "which '\(graph.providers[need.provider].name)' provides")
      }
      return graph.providers[path[0].from].diagnostic(
        "'\(names[0])' needs itself to be made: " + (names + [names[0]]).joined(separator: " → ")
          + "; let one of them take a 'LazyService'",
        notes: notes)
    }
  }

  private struct Arrow {
    var from: Int
    /// The place among the needs of the provider that it comes from.
    var need: Int
  }

  /// The sets of providers that reach one another, each sorted (Tarjan 1972, with a stack of its own).
  ///
  /// - Complexity: O(*n*) in the number of providers and needs.
  private static func components(_ needs: [[ProgramGraph.Need]]) -> [[Int]] {
    var order = [Int](repeating: 0, count: needs.count)
    var low = order
    var isOpen = [Bool](repeating: false, count: needs.count)
    var count = 0
    var open: [Int] = []
    var found: [[Int]] = []
    for start in needs.indices where order[start] == 0 {
      var work = [(node: start, next: 0)]
      while let (node, next) = work.popLast() {
        if next == 0 {
          count += 1
          order[node] = count
          low[node] = count
          open.append(node)
          isOpen[node] = true
        }
        if next < needs[node].count {
          work.append((node, next + 1))
          let target = needs[node][next].provider
          if order[target] == 0 {
            work.append((target, 0))
          } else if isOpen[target] {
            low[node] = min(low[node], order[target])
          }
          continue
        }
        if let parent = work.last { low[parent.node] = min(low[parent.node], low[node]) }
        guard low[node] == order[node] else { continue }
        var component: [Int] = []
        while let last = open.popLast() {
          isOpen[last] = false
          component.append(last)
          if last == node { break }
        }
        found.append(component.sorted())
      }
    }
    return found
  }

  /// A shortest circle through the first provider of a component that is in one.
  private static func circle(in component: [Int], _ needs: [[ProgramGraph.Need]]) -> [Arrow]? {
    let members = Set(component)
    guard let start = component.first, component.count > 1 || needs[start].contains(where: { $0.provider == start })
    else { return nil }
    var reachedBy: [Int: Arrow] = [:]
    var open = [start]
    while !open.isEmpty {
      var next: [Int] = []
      for node in open {
        for (index, need) in needs[node].enumerated() where members.contains(need.provider) {
          if need.provider == start {
            var path = [Arrow(from: node, need: index)]
            while let last = path.last, last.from != start, let arrow = reachedBy[last.from] { path.append(arrow) }
            return path.reversed()
          }
          if reachedBy[need.provider] == nil {
            reachedBy[need.provider] = Arrow(from: node, need: index)
            next.append(need.provider)
          }
        }
      }
      open = next
    }
    return nil
  }
}
