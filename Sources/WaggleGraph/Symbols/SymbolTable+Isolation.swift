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
