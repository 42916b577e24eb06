import WaggleSyntax

extension SymbolTable {
  /// Whether the sources write `nonisolated` on a type, on one that surrounds it or on a superclass.
  ///
  /// In a module whose default is the main actor, the members of a plain extension of such a type would be on that actor.
  func isWrittenNonisolated(_ type: TypeID) -> Bool {
    var seen: Set<TypeID> = []
    var next: TypeID? = type
    while let type = next, seen.insert(type).inserted {
      next = nil
      for symbol in types[type, default: []] {
        if ([symbol.declaration] + symbol.context.enclosing).contains(where: { $0.has("nonisolated") }) { return true }
        for text in symbol.declaration.inherited {
          if case .concrete(let parent) = meaning(ofInherited: text, symbol.context) { next = parent }
        }
      }
    }
    return false
  }

  /// Whether a type conforms to one of these protocols in an extension that nothing frees.
  ///
  /// In a module whose default is the main actor, such a conformance is on that actor though its type is not. One to a
  /// `Sendable` protocol cannot be.
  func conformsInPlainExtension(_ type: TypeID, to services: [TypeID]) -> Bool {
    let services = services.filter { !refinesSendable($0) }
    var seen: Set<TypeID> = []
    var next: TypeID? = services.isEmpty ? nil : type
    while let type = next, seen.insert(type).inserted {
      for symbol in extensions[type, default: []] where !symbol.declaration.has("nonisolated") {
        for text in symbol.declaration.inherited where !text.hasPrefix("nonisolated") {
          guard case .protocols(let found) = meaning(ofInherited: text, symbol.context) else { continue }
          let brings = found.contains { part in services.contains { conforms(part, to: $0) == true } }
          if brings { return true }
        }
      }
      next = superclass(of: type)
    }
    return false
  }

  private func superclass(of type: TypeID) -> TypeID? {
    for symbol in types[type, default: []] {
      for text in symbol.declaration.inherited {
        if case .concrete(let parent) = meaning(ofInherited: text, symbol.context) { return parent }
      }
    }
    return nil
  }

  func refinesSendable(_ service: TypeID) -> Bool {
    let sendable: Set = ["Sendable", "SendableMetatype", "Swift.Sendable", "Swift::Sendable", "Error", "Actor"]
    var seen: Set<TypeID> = []
    var open = [service]
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      for symbol in types[type, default: []] {
        for text in symbol.declaration.inherited + symbol.declaration.refined {
          let type = TypeSyntax(text).withoutPrefixes
          let names = if case .composition(let parts) = type { parts.map(\.description) } else { [type.description] }
          if !sendable.isDisjoint(with: names) { return true }
          if case .protocols(let parents) = meaning(ofInherited: text, symbol.context) { open += parents }
        }
      }
    }
    return false
  }

  /// The attribute among these that names a global actor.
  func globalActor(among attributes: [Declaration.Attribute], in context: LexicalContext) -> String? {
    for attribute in attributes where attribute.arguments == nil {
      if attribute.name == "MainActor" { return "@MainActor" }
      let type = TypeSyntax(attribute.name)
      guard case .concrete(let id) = meaning(of: type, in: context) else { continue }
      if types[id]?.contains(where: { $0.declaration.hasAttribute("globalActor") }) == true {
        return "@" + id.qualified
      }
    }
    return nil
  }

  /// The global actor that a conformance is written with, as in `: @MainActor P`.
  func conformanceActor(of type: TypeID, to services: [TypeID]) -> String? {
    for (declaration, context) in parts(of: type) {
      for text in declaration.inherited where text.hasPrefix("@") {
        guard case .prefixed(let prefix, let inner) = TypeSyntax(text),
          case .protocols(let found) = meaning(ofInherited: inner.description, context),
          found.contains(where: services.contains)
        else { continue }
        let attribute = Declaration.Attribute(name: String(prefix.dropFirst()), arguments: nil)
        if let actor = globalActor(among: [attribute], in: context) { return actor }
      }
    }
    return nil
  }
}
