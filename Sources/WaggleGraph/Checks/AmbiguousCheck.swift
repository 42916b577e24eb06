/// Somebody asks for one provider, and there are several.
enum AmbiguousCheck: ProgramCheck {
  static let kind = "ambiguous"

  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    // A registry of some catalogs may well have one.
    guard !graph.choosesCatalogs else { return [] }
    return graph.requests.compactMap { request in
      guard let providers = graph.ambiguity(of: request), !request.isUnchecked, request.isPresent else { return nil }
      let who = request.provider.map { "'\(graph.providers[$0].name)' needs \(request.title), which" } ?? request.title
      return request.diagnostic(
        "\(who) has \(providers.count) providers in '\(graph.root.name)'; give them names, let one say 'replaces:' or "
          + "'fallback: true', or ask for all of them",
        notes: providers.map { graph.providers[$0].note("'\(graph.providers[$0].name)' provides it") })
    }
  }
}

extension ProgramGraph {
  /// The providers of a request that wants one and certainly finds several.
  func ambiguity(of request: Request) -> [Int]? {
    guard providers(of: request.service).count > 1, request.kind == .get || request.kind == .lazy,
      case .known(let name) = request.knownName,
      !request.hasArgument, !isOverriddenByHand(request.service, request.name)
    else { return nil }
    let all = providers(of: request.service, named: name)
    let certain = effective(all.filter { providers[$0].isPresent == true })
    let possible = all.filter { providers[$0].isPresent == nil }
    guard certain.count > 1, !possible.contains(where: { providers[$0].provider.replaces != nil }) else { return nil }
    // Another provider would take the place of fallbacks.
    if providers[certain[0]].provider.isFallback {
      guard possible.allSatisfy({ providers[$0].provider.isFallback }),
        !isRegisteredByHand(request.service, request.name)
      else { return nil }
    }
    return certain
  }
}
