import WaggleSyntax

/// Somebody asks for a service that nobody provides.
enum MissingCheck: ProgramCheck {
  static let kind = "missing"

  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    let missing = graph.requests.filter { isMissing($0, graph) }
    // A handle's type is mentioned in more places than it is made; one of them is enough.
    var seen: Set<String> = []
    let asked = Set(missing.filter { !$0.hasAnyName }.map { $0.module + " " + $0.service.text })
    return missing.filter { request in
      let key = request.module + " " + request.service.text
      return !request.hasAnyName || !asked.contains(key) && seen.insert(key).inserted
    }.map { request in
      let notes = graph.nearMisses(of: request.service).map {
        Diagnostic.Note(path: $0.path, position: $0.position, message: $0.message)
      }
      return request.diagnostic(message(request, graph), notes: notes)
    }
  }

  /// Whether it is certain that a request finds nobody.
  static func isMissing(_ request: Request, _ graph: ProgramGraph) -> Bool {
    guard request.kind == .get || request.kind == .lazy, request.isPresent, !request.isOptional, !request.isUnchecked,
      request.service.isKnown, !graph.isRegisteredByHand(request.service, request.hasAnyName ? .computed : request.name)
    else { return false }
    guard case .known(let name) = request.knownName else { return graph.providers(of: request.service).isEmpty }
    return graph.providers(of: request.service, named: name).isEmpty
  }

  private static func message(_ request: Request, _ graph: ProgramGraph) -> String {
    let who = request.provider.map { "'\(graph.providers[$0].name)' needs \(request.title), which nobody provides" }
    return (who ?? "nobody provides \(request.title)") + " in '\(graph.root.name)'; "
      + "write '// @service' above its provider, in a target that '\(graph.root.name)' depends on"
  }
}
