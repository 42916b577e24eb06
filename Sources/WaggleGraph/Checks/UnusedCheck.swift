/// Nobody asks for what is provided.
enum UnusedCheck: ProgramCheck {
  static let kind = "unused"

  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    guard !graph.asksForUnknown else { return [] }
    let asked = Set(graph.requests.map(\.service.text))
    return graph.providers.filter { $0.isPresent != false }.flatMap { provider in
      provider.services.filter { !asked.contains($0.text) && !graph.isHandedOn($0) }.map { service in
        provider.diagnostic("nobody asks for '\(service.name)', which '\(provider.name)' provides")
      }
    }
  }
}
