import WaggleSyntax

extension SymbolTable {
  /// What the beginning of a dotted name means, and what is left of the name.
  struct Match {
    var type: TypeID
    var rest: [String]
  }

  /// Finds the declared type that a name means where it stands, the way the compiler looks it up: the types around it from
  /// the innermost out, what they inherit, the module, the imports, and last a module's name in front.
  func resolve(_ module: String?, _ components: [String], in context: LexicalContext) -> Match? {
    guard let first = components.first else { return nil }
    let rest = Array(components.dropFirst())
    if let module {
      let own = module == context.file.module ? TypeID(module: module, name: first, file: context.file.file.path) : nil
      return own.flatMap { extended($0, rest) } ?? extended(TypeID(module: module, name: first), rest)
    }
    if placeholders.contains(first), isPlaceholder(first, in: context) { return nil }
    for type in context.types.reversed() where nestedNames.contains(first) {
      if let owner = owner(of: first, from: type) { return extended(owner.nested(first), rest) }
    }
    let modules = declarers[first] ?? [:]
    if modules[context.file.module] != nil {
      let own = TypeID(module: context.file.module, name: first, file: context.file.file.path)
      if let match = extended(own, rest) { return match }
      if let match = extended(TypeID(module: context.file.module, name: first), rest) { return match }
    }
    if let module = context.file.scopedImports[first], let match = extended(TypeID(module: module, name: first), rest) {
      return match
    }
    var candidates: [String] = []
    for (module, isPublic) in modules where context.file.imports.contains(module) {
      if isPublic || context.file.isTestable(module) { candidates.append(module) }
    }
    if candidates.count == 1, let module = candidates.first {
      return extended(TypeID(module: module, name: first), rest)
    }
    guard candidates.isEmpty, !rest.isEmpty else { return nil }
    let isModule =
      first == context.file.module || context.file.imports.contains(first)
      || context.file.scopedImports.values.contains(first)
    return isModule ? resolve(first, rest, in: context) : nil
  }

  /// Whether a type around a place has a generic parameter or an associated type of this name.
  private func isPlaceholder(_ name: String, in context: LexicalContext) -> Bool {
    context.types.contains { type in
      types[type, default: []].contains { $0.declaration.placeholders.contains(name) }
    } || context.enclosing.contains { $0.placeholders.contains(name) }
  }

  /// The type as deep as the sources declare it.
  private func extended(_ type: TypeID, _ rest: [String]) -> Match? {
    guard types[type] != nil else { return nil }
    var match = Match(type: type, rest: rest)
    while let next = match.rest.first, types[match.type.nested(next)] != nil {
      match.type = match.type.nested(next)
      match.rest.removeFirst()
    }
    return match
  }

  /// The type, among a type and all that it inherits from, that has a nested type of this name.
  private func owner(of name: String, from type: TypeID) -> TypeID? {
    var seen: Set<TypeID> = []
    var open = [type]
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      if types[type.nested(name)] != nil { return type }
      let parents = types[type, default: []].flatMap { symbol in
        symbol.declaration.inherited.compactMap { resolveAtFileLevel($0, symbol.context) }
      }
      open += parents.reversed()
    }
    return nil
  }

  /// The type that an entry of an inheritance clause means.
  ///
  /// Looking into what the surrounding types inherit would walk in a circle, so only their own members count.
  func resolveAtFileLevel(_ text: String, _ context: LexicalContext) -> TypeID? {
    guard case .name(let module, let components) = TypeSyntax(text).withoutPrefixes else { return nil }
    let names = components.map(\.name)
    if module == nil {
      for type in context.types.reversed()
      where nestedNames.contains(names[0]) && types[type.nested(names[0])] != nil {
        return extended(type.nested(names[0]), Array(names.dropFirst()))?.type
      }
    }
    guard let match = resolve(module, names, in: LexicalContext(file: context.file)), match.rest.isEmpty else {
      return nil
    }
    return match.type
  }
}

extension TypeSyntax {
  /// The type without `@MainActor`, `any`, `~` and the like in front, and without parentheses.
  var withoutPrefixes: TypeSyntax {
    switch unparenthesised {
    case .prefixed(_, let type), .any(let type), .some(let type): type.withoutPrefixes
    case let type: type
    }
  }
}
