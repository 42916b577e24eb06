package import WaggleSyntax

/// Somebody who nearly provides a service, and why that does not count.
package struct NearMiss: Sendable {
  package var path: String
  /// As `Module/File.swift`.
  package var fileID: String
  package var position: SourcePosition
  /// A phrase that speaks of the service as `it`.
  package var message: String
}

extension ProgramGraph {
  /// Who nearly provides a service: under another name, in a branch that is left out, in a module that is not linked, or
  /// something that is only named alike.
  package func nearMisses(of service: ServiceIdentity) -> [NearMiss] {
    var found: [NearMiss] = []
    for one in providers where one.provides(service) && one.isPresent != false {
      found.append(
        one.nearMiss("provides it " + (one.provider.name.map { "under the name \"\($0)\"" } ?? "without a name")))
    }
    for one in providers where one.provides(service) && one.isPresent == false {
      let conditions = (one.provider.conditions + one.provider.availability.conditions).map { "'\($0)'" }
      found.append(one.nearMiss("provides it, but only where \(conditions.joined(separator: " and ")) holds"))
    }
    for one in unlinked where one.provides(service) {
      found.append(
        one.nearMiss("provides it; add \"\(one.module)\" to the dependencies of '\(root.name)', which lacks it"))
    }
    for one in providers where one.isPresent != false {
      for other in one.services where other.name == service.name && other.text != service.text {
        found.append(
          one.nearMiss("provides '\(other.fullName)', which is another type than '\(service.fullName)'"))
      }
      if service.text == one.provider.maker.result.description, let registered = one.services.first {
        found.append(one.nearMiss("is registered as '\(registered.name)'; ask for that"))
      }
    }
    if found.isEmpty { found = misspelled(service) }
    return found.isEmpty ? conforming(to: service) : found
  }

  private func misspelled(_ service: ServiceIdentity) -> [NearMiss] {
    let names = Set(providers.flatMap { $0.services.map(\.name) }).sorted()
    guard let nearest = NearestSpelling.of(service.name, among: names),
      let provider = providers.first(where: { $0.services.contains { $0.name == nearest } })
    else { return [] }
    var found = provider.nearMiss("")
    found.message = "did you mean '\(nearest)', which '\(provider.name)' provides?"
    return [found]
  }

  /// Types that conform to the service and are not annotated.
  private func conforming(to service: ServiceIdentity) -> [NearMiss] {
    symbols.conformingTypes(to: service).prefix(3).map { symbol in
      NearMiss(
        path: symbol.context.file.file.path, fileID: symbol.context.file.fileID, position: symbol.declaration.position,
        message: "'\(symbol.declaration.name)' conforms to it and has no '@service'")
    }
  }
}

extension ProgramProvider {
  fileprivate func provides(_ service: ServiceIdentity) -> Bool { services.contains { $0.text == service.text } }

  fileprivate func nearMiss(_ phrase: String) -> NearMiss {
    NearMiss(
      path: provider.place.path, fileID: provider.place.fileID, position: provider.place.position,
      message: "'\(name)' \(phrase)")
  }
}

extension SymbolTable {
  /// The types whose own declaration conforms to a service, by path and position.
  fileprivate func conformingTypes(to service: ServiceIdentity) -> [TypeSymbol] {
    guard let parts = service.parts, parts.count == 1 else { return [] }
    let wanted = parts[0]
    let found = types.filter { type, symbols in
      symbols.first?.declaration.kind.isType == true && type.file == nil && conforms(type, to: wanted) == true
    }
    return found.values.compactMap(\.first).sorted {
      ($0.context.file.file.path, $0.declaration.position) < ($1.context.file.file.path, $1.declaration.position)
    }
  }
}
