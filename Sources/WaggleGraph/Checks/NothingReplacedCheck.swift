/// An annotation says that its provider takes another's place, who does not provide the service.
enum NothingReplacedCheck: ProgramCheck {
  static let kind = "nothing replaced"

  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    graph.providers.enumerated().flatMap { index, provider -> [Diagnostic] in
      guard let replaced = provider.provider.replaces, provider.isPresent != false else { return [] }
      return provider.services.compactMap { service in
        // One that is left out in this build counts: the annotation is right in another.
        let others = graph.providers.enumerated().filter { other, one in
          other != index && one.provider.name == provider.provider.name
            && one.services.contains { $0.text == service.text }
        }
        guard !others.contains(where: { provider.replaces($0.element) }) else { return nil }
        return provider.diagnostic(
          "'\(provider.name)' replaces '\(replaced)', which does not provide '\(service.name)' in '\(graph.root.name)'",
          notes: others.map { $0.element.note("'\($0.element.name)' provides it") })
      }
    }
  }
}
