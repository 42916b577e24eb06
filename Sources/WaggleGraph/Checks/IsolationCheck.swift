/// A provider on no actor is handed, synchronously, what is made on the main actor.
enum IsolationCheck: ProgramCheck {
  static let kind = "isolation"

  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    graph.needs.enumerated().flatMap { index, needs -> [Diagnostic] in
      let asker = graph.providers[index]
      guard case .nonisolated = asker.isolation, !asker.provider.isAsync else { return [] }
      return needs.compactMap { need in
        let maker = graph.providers[need.provider]
        guard case .mainActor = maker.isolation, !maker.provider.isAsync, !need.request.isUnchecked else { return nil }
        // What is shared and may leave the actor can be had, once somebody on the actor has asked for it.
        if maker.provider.scope.isShared, graph.symbols.mayBeSendable(need.request.service) { return nil }
        return need.request.diagnostic(
          "'\(asker.name)' is not on the main actor and cannot get \(need.request.title), which is made there; mark "
            + "'\(asker.name)' '@MainActor', make its initializer 'async', or take a 'LazyService'",
          notes: [maker.note("'\(maker.name)' is made on the main actor")])
      }
    }
  }
}
