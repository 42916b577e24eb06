import WaggleSyntax

/// Somebody asks for a service that nobody provides.
enum MissingCheck: ProgramCheck {
  static func run(_ graph: ProgramGraph) -> [Diagnostic] {
    let missing = graph.requests.filter { isMissing($0, graph) }
    // A handle's type is mentioned in more places than it is made; one of them is enough.
    var seen: Set<String> = []
    let asked = Set(missing.filter { !$0.hasAnyName }.map { $0.module + " " + $0.service.text })
    return missing.filter { request in
      let key = request.module + " " + request.service.text
      return !request.hasAnyName || !asked.contains(key) && seen.insert(key).inserted
    }.map { request in
      var notes = nearMisses(of: request, graph)
      if notes.isEmpty { notes = conforming(request, graph) }
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

  /// Who nearly provides it, and why that does not count.
  private static func nearMisses(of request: Request, _ graph: ProgramGraph) -> [Diagnostic.Note] {
    let root = graph.root.name
    var notes: [Diagnostic.Note] = []
    for one in graph.providers where one.provides(request) && one.isPresent != false {
      let name = one.provider.name.map { "under the name \"\($0)\"" } ?? "without a name"
      notes.append(one.note("'\(one.name)' provides it \(name)"))
    }
    for one in graph.providers where one.provides(request) && one.isPresent == false {
      let conditions = (one.provider.conditions + one.provider.availability.conditions).map { "'\($0)'" }
      notes.append(one.note("'\(one.name)' provides it, but only where \(conditions.joined(separator: " and ")) holds"))
    }
    for one in graph.unlinked where one.provides(request) {
      notes.append(
        one.note("'\(one.name)' provides it; add \"\(one.module)\" to the dependencies of '\(root)', which lacks it"))
    }
    for one in graph.providers where one.isPresent != false {
      for service in one.services where service.name == request.service.name && service.text != request.service.text {
        notes.append(
          one.note("'\(one.name)' provides '\(service.fullName)', which is another type than '\(request.service.fullName)'"))
      }
      if request.service.text == one.provider.maker.result.description, let service = one.services.first {
        notes.append(one.note("'\(one.name)' is registered as '\(service.name)'; ask for that"))
      }
    }
    if notes.isEmpty { notes = misspelled(request, graph) }
    return notes
  }

  private static func misspelled(_ request: Request, _ graph: ProgramGraph) -> [Diagnostic.Note] {
    let names = Set(graph.providers.flatMap { $0.services.map(\.name) }).sorted()
    guard let nearest = NearestSpelling.of(request.service.name, among: names),
      let provider = graph.providers.first(where: { $0.services.contains { $0.name == nearest } })
    else { return [] }
    return [provider.note("did you mean '\(nearest)', which '\(provider.name)' provides?")]
  }

  /// Types that conform to the service and are not annotated.
  private static func conforming(_ request: Request, _ graph: ProgramGraph) -> [Diagnostic.Note] {
    graph.symbols.conformingTypes(to: request.service).prefix(3).map { symbol in
      Diagnostic.Note(
        path: symbol.context.file.file.path, position: symbol.declaration.position,
        message: "'\(symbol.declaration.name)' conforms to it and has no '@service'")
    }
  }
}

extension ProgramProvider {
  fileprivate func provides(_ request: Request) -> Bool { services.contains { $0.text == request.service.text } }
}

extension SymbolTable {
  /// The types whose own declaration conforms to a service, by path and position.
  fileprivate func conformingTypes(to service: ServiceIdentity) -> [TypeSymbol] {
    let parts = service.text.replacing("any ", with: "").split(separator: "::").map(String.init)
    guard parts.count == 2 else { return [] }
    let wanted = TypeID(module: parts[0], name: parts[1])
    let found = types.filter { type, symbols in
      symbols.first?.declaration.kind.isType == true && type.file == nil && conforms(type, to: wanted) == true
    }
    return found.values.compactMap(\.first).sorted {
      ($0.context.file.file.path, $0.declaration.position) < ($1.context.file.file.path, $1.declaration.position)
    }
  }
}
