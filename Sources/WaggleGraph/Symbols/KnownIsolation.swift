import WaggleSyntax

/// On which actor something is, as far as the sources tell for certain.
enum KnownIsolation: Sendable {
  case mainActor, nonisolated
  /// On another global actor, or nobody can tell.
  case unknown
}

extension SymbolTable {
  /// On which actor an annotated declaration makes what it provides.
  ///
  /// - Parameters:
  ///   - written: What the declaration or its initializer says of itself, if generated code repeats it.
  ///   - isNonisolatedByDefault: Whether code of the module is on no actor unless it says so.
  func isolation(of candidate: Candidate, _ written: String?, isNonisolatedByDefault: Bool) -> KnownIsolation {
    if let written { return written == "@MainActor" ? .mainActor : written == "nonisolated" ? .nonisolated : .unknown }
    let byDefault: KnownIsolation = isNonisolatedByDefault ? .nonisolated : .unknown
    if candidate.isType || !candidate.context.enclosing.isEmpty {
      guard let type = candidate.type else { return .unknown }
      return isolation(of: type, default: byDefault)
    }
    return candidate.declaration.attributes.allSatisfy(Self.isBuiltIn) ? byDefault : .unknown
  }

  /// On which actor a type or protocol is: by its own words, its superclass, its protocols, or else by default.
  private func isolation(of type: TypeID, default byDefault: KnownIsolation) -> KnownIsolation {
    var seen: Set<TypeID> = []
    var open = [type]
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      guard let symbol = types[type]?.first else { return .unknown }
      let declaration = symbol.declaration
      if let actor = globalActor(among: declaration.attributes, in: symbol.context) {
        return actor == "@MainActor" ? .mainActor : .unknown
      }
      if declaration.has("nonisolated") || declaration.kind == .actor {
        // Of what a type inherits only the type's own word counts.
        if seen.count == 1 { return .nonisolated }
        continue
      }
      guard declaration.attributes.allSatisfy(Self.isBuiltIn),
        declaration.members.allSatisfy({ $0.attributes.allSatisfy(Self.isBuiltIn) })
      else { return .unknown }
      for text in declaration.inherited {
        switch meaning(ofInherited: text, symbol.context) {
        case .protocols(let protocols): open += protocols
        case .concrete(let parent): open.append(parent)
        case .unknown: if !Self.isKnownElsewhere(text) { return .unknown }
        }
      }
    }
    return byDefault
  }

  /// Whether values of a service may cross between actors; `true` too where nobody can tell.
  func mayBeSendable(_ service: ServiceIdentity) -> Bool {
    guard let parts = service.parts else { return true }
    for type in parts {
      guard types[type]?.first?.declaration.kind == .protocol, !refinesSendable(type),
        case .nonisolated = isolation(of: type, default: .nonisolated)
      else { return true }
    }
    return false
  }
}
