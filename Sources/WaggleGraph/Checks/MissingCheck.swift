import WaggleSyntax

/// Somebody asks for a service that nobody provides.
enum MissingCheck: ProgramCheck {
  static let kind = "missing"

  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    graph.requests.filter { isMissing($0, graph) }.map { request in
      let notes = graph.nearMisses(of: request.service).map {
        Diagnostic.Note(path: $0.path, position: $0.position, message: $0.message)
      }
      return request.diagnostic(message(request, graph), notes: notes)
    }
  }

  /// Whether it is certain that a request finds nobody.
  static func isMissing(_ request: Request, _ graph: ProgramGraph) -> Bool {
    guard !graph.hasProvider(of: request) else { return false }
    guard request.kind == .get || request.kind == .lazy, request.isPresent, !request.isOptional, !request.isUnchecked,
      request.service.isKnown
    else { return false }
    return !graph.isRegisteredByHand(request.service, request.hasAnyName ? .computed : request.name)
  }

  private static func message(_ request: Request, _ graph: ProgramGraph) -> String {
    let who = request.provider.map { "'\(graph.providers[$0].name)' needs \(request.title), which nobody provides" }
    return (who ?? "nobody provides \(request.title)") + " in '\(graph.root.name)'; "
      + "write '// @service' above its provider, in a target that '\(graph.root.name)' depends on"
  }
}
