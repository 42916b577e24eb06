/// What lives as long as the registry holds what lives in a scope.
enum CaptiveCheck: ProgramCheck {
  static let kind = "captive"

  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    let needs = graph.needs
    return graph.providers.indices.flatMap { holder -> [Diagnostic] in
      let provider = graph.providers[holder]
      guard provider.provider.scope == .singleton || provider.provider.scope == .weak else { return [] }
      return needs[holder].compactMap { need in
        guard let path = path(from: need, needs, graph), !need.request.isUnchecked else { return nil }
        let captive = graph.providers[path[path.count - 1].provider]
        let way = path.dropLast().map { "'\(graph.providers[$0.provider].name)'" }
        let through = way.isEmpty ? "" : " through " + way.joined(separator: " and ")
        return need.request.diagnostic(
          "'\(provider.name)' has the scope '\(provider.provider.scope.rawValue)' and holds '\(captive.name)'\(through), "
            + "which has the scope 'scoped'; let '\(provider.name)' be 'scoped' too, or hand over what it needs when it is used",
          notes: path.dropFirst().map { step in
            Diagnostic.Note(
              path: step.request.path, position: step.request.position, message: "it is needed here")
          } + [captive.note("'\(captive.name)' is made here for each scope")])
      }
    }
  }

  /// The shortest way from a need to something scoped, by way of what is made for it alone.
  private static func path(
    from first: ProgramGraph.Need, _ needs: [[ProgramGraph.Need]], _ graph: ProgramGraph
  ) -> [ProgramGraph.Need]? {
    var seen: Set<Int> = [first.provider]
    var open = [[first]]
    while !open.isEmpty {
      var next: [[ProgramGraph.Need]] = []
      for path in open {
        let provider = path[path.count - 1].provider
        switch graph.providers[provider].provider.scope {
        case .scoped: return path
        case .singleton, .weak: continue
        case .transient, .graph: break
        }
        for need in needs[provider] where seen.insert(need.provider).inserted { next.append(path + [need]) }
      }
      open = next
    }
    return nil
  }
}
