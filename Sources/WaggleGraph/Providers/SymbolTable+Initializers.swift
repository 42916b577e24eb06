import WaggleSyntax

extension SymbolTable {
  /// The initialisers of an annotated type: its own, those of its extensions, the implicit and the inherited ones.
  func initializers(of candidate: Candidate) -> [Initializer] {
    let file = candidate.context.file
    return all(of: candidate).map { initializer in
      let module = initializer.context.file.module
      var initializer = initializer
      initializer.isForeign = module != file.module && !initializer.isPublic && !file.isTestable(module)
      return initializer
    }
  }

  private func all(of candidate: Candidate) -> [Initializer] {
    if candidate.declaration.kind.isType {
      return initializers(of: candidate.declaration, candidate.type, candidate.context)
    }
    guard let type = candidate.type, let symbols = types[type] else {
      // An extension of a type that the sources do not declare: the plain initialiser is as good a guess as the compiler's.
      return [implicit([], candidate.context, candidate.declaration)]
    }
    return symbols.flatMap { initializers(of: $0.declaration, type, $0.context) }.uniqued
  }

  private func initializers(
    of declaration: Declaration, _ type: TypeID?, _ context: LexicalContext, depth: Int = 0
  ) -> [Initializer] {
    let inside = context.inside(declaration, type)
    let own = declaration.members.filter { $0.kind == .`init` }.map { Initializer(declaration: $0, context: inside) }
    var added: [Initializer] = []
    for symbol in type.map({ extensions[$0, default: []] }) ?? [] {
      let inside = symbol.context.inside(symbol.declaration, type)
      added += symbol.declaration.members.filter { $0.kind == .`init` }
        .map { Initializer(declaration: $0, context: inside) }
    }
    let areConvenient = declaration.kind == .class && own.allSatisfy { $0.declaration.has("convenience") }
    guard own.isEmpty || areConvenient else { return own + added }
    switch declaration.kind {
    case .struct: return memberwise(declaration, inside) + added
    case .actor: return [implicit([], inside, declaration)] + added
    case .class:
      let overridden = Set(own.map(\.signatureWithTypes))
      let others = inherited(declaration, inside, context, depth)
      return own + others.filter { !overridden.contains($0.signatureWithTypes) } + added
    default: return added
    }
  }

  /// What a class without initialisers of its own has from its superclass, or `init()`.
  private func inherited(
    _ declaration: Declaration, _ inside: LexicalContext, _ context: LexicalContext, _ depth: Int
  ) -> [Initializer] {
    guard depth < 64 else { return [implicit([], inside, declaration, "public")] }
    var mayHaveUnknownParent = false
    for text in declaration.inherited {
      switch meaning(ofInherited: text, context) {
      case .concrete(let parent):
        guard let symbol = types[parent]?.first else { continue }
        return initializers(of: symbol.declaration, parent, symbol.context, depth: depth + 1)
      case .unknown:
        if !Self.isKnownElsewhere(text) { mayHaveUnknownParent = true }
      case .protocols: continue
      }
    }
    // What a class inherits that the sources do not declare may be public.
    return [implicit([], inside, declaration, mayHaveUnknownParent ? "public" : nil)]
  }

  /// A struct's implicit initialisers: with all stored properties, and without any if each has a value.
  private func memberwise(_ declaration: Declaration, _ inside: LexicalContext) -> [Initializer] {
    let stored = declaration.members.filter { member in
      (member.kind == .let || member.kind == .var) && !member.isComputed && !member.has("static")
        && !(member.kind == .let && member.hasInitialValue)
    }
    let parameters = stored.indices.map { index in
      let property = stored[index]
      let isWrapped = property.kind == .var && property.attributes.contains { mayWrap($0, inside) }
      let hasDefault = property.hasInitialValue || property.isOptional || isWrapped || property.has("lazy")
      let value = property.isOptional && !property.hasInitialValue ? "nil" : "…"
      return Declaration.Parameter(
        label: property.name, type: isWrapped ? "" : writtenType(index, stored), defaultValue: hasDefault ? value : nil,
        position: property.position)
    }
    let level = stored.compactMap(\.privateLevel).first
    var result: [Initializer] = []
    if !parameters.isEmpty { result.append(implicit(parameters, inside, declaration, level)) }
    if parameters.allSatisfy({ $0.defaultValue != nil }) { result.append(implicit([], inside, declaration)) }
    return result
  }

  /// The type of a property: its own, or in `let a, b: T` that of the last.
  private func writtenType(_ index: Int, _ properties: [Declaration]) -> String {
    let property = properties[index]
    guard property.type == nil, !property.hasInitialValue else { return property.type ?? "" }
    return properties[index...].prefix { $0.position == property.position }.compactMap(\.type).first ?? ""
  }

  /// Whether an attribute may be a property wrapper's.
  private func mayWrap(_ attribute: Declaration.Attribute, _ context: LexicalContext) -> Bool {
    !Self.isBuiltIn(attribute) && globalActor(among: [attribute], in: context) == nil
  }

  private func implicit(
    _ parameters: [Declaration.Parameter], _ context: LexicalContext, _ type: Declaration, _ level: String? = nil
  ) -> Initializer {
    var declaration = Declaration(kind: .`init`, name: "init", position: type.position)
    declaration.parameters = parameters
    declaration.modifiers = level.map { [$0] } ?? []
    declaration.conditions = type.conditions
    return Initializer(declaration: declaration, context: context, isImplicit: true)
  }
}

extension Declaration {
  /// Whether a variable is `nil` until it is set.
  fileprivate var isOptional: Bool {
    guard kind == .var, let type else { return false }
    switch TypeSyntax(type) {
    case .optional, .unwrapped: return true
    default: return false
    }
  }
}

extension [Initializer] {
  /// Each declaration once: the twins of a type in `#if` branches share its extensions.
  fileprivate var uniqued: [Initializer] {
    var seen: Set<Declaration> = []
    return filter { seen.insert($0.declaration).inserted }
  }
}
