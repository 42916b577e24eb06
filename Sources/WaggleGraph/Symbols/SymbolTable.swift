import WaggleSyntax

/// All types, protocols, aliases and extensions that the sources declare.
struct SymbolTable: Sendable {
  private(set) var types: [TypeID: [TypeSymbol]] = [:]
  private(set) var extensions: [TypeID: [ExtensionSymbol]] = [:]
  /// The extended texts of extensions whose type the sources do not declare.
  private(set) var foreignExtensions: [ExtensionSymbol] = []
  private(set) var files: [FileScope] = []
  /// The names of all types that stand in others: most names are none of them, and need not be looked for there.
  private(set) var nestedNames: Set<String> = []
  /// The names of all generic parameters and associated types.
  private(set) var placeholders: Set<String> = []
  /// The modules that declare a name at file level, and whether others see it.
  private(set) var declarers: [String: [String: Bool]] = [:]
  /// Whether anything is written to be on the main actor.
  private(set) var namesMainActor = false

  init(_ modules: [Module]) {
    let exports = Self.exports(of: modules)
    for module in modules {
      for file in module.files {
        files.append(Self.scope(of: file, module.name, exports))
      }
    }
    var open: [ExtensionSymbol] = []
    for scope in files {
      let context = LexicalContext(file: scope)
      for declaration in scope.file.declarations {
        if !namesMainActor { namesMainActor = declaration.namesMainActor }
        if declaration.kind == .extension {
          open.append(ExtensionSymbol(declaration: declaration, context: context))
        } else {
          add(declaration, named: TypeID(of: declaration, in: scope), context)
        }
      }
    }
    // An extension may extend a type that another extension holds.
    var found = true
    while found, !open.isEmpty {
      found = false
      var rest: [ExtensionSymbol] = []
      for symbol in open {
        guard let type = extendedType(of: symbol) else {
          rest.append(symbol)
          continue
        }
        found = true
        extensions[type, default: []].append(symbol)
        let inside = symbol.context.inside(symbol.declaration, type)
        for member in symbol.declaration.members { add(member, named: type.nested(member.name), inside) }
      }
      open = rest
    }
    foreignExtensions = open
  }

  private mutating func add(_ declaration: Declaration, named id: TypeID, _ context: LexicalContext) {
    guard declaration.kind.isType || declaration.kind == .protocol || declaration.kind == .typealias else { return }
    types[id, default: []].append(TypeSymbol(declaration: declaration, context: context))
    placeholders.formUnion(declaration.placeholders)
    if context.enclosing.isEmpty {
      if declarers[declaration.name]?[id.module] != true {
        declarers[declaration.name, default: [:]][id.module] = declaration.isPublic
      }
    } else {
      nestedNames.insert(declaration.name)
    }
    let inside = context.inside(declaration, id)
    for member in declaration.members { add(member, named: id.nested(member.name), inside) }
  }

  /// The type or protocol that an extension extends, also by another name.
  func extendedType(of symbol: ExtensionSymbol) -> TypeID? {
    switch meaning(of: TypeSyntax(symbol.declaration.name), in: symbol.context) {
    case .concrete(let type): type
    case .protocols(let types): types.count == 1 ? types[0] : nil
    case .unknown: nil
    }
  }

  /// The declarations of a type and of what surrounds it; of twins in `#if` branches the first.
  func chain(of type: TypeID) -> [Declaration] {
    var found: [Declaration] = []
    for type in type.path {
      guard let symbol = types[type]?.first else { continue }
      found += symbol.context.enclosing.filter { !found.contains($0) } + [symbol.declaration]
    }
    return found
  }

  // MARK: Imports

  private static func exports(of modules: [Module]) -> [String: Set<String>] {
    var direct: [String: Set<String>] = [:]
    for module in modules {
      for file in module.files {
        for line in file.imports where line.attributes.contains(where: { $0.name == "_exported" }) {
          direct[module.name, default: []].insert(line.module)
        }
      }
    }
    return direct
  }

  private static func scope(of file: SourceFile, _ module: String, _ exports: [String: Set<String>]) -> FileScope {
    var seen: Set<String> = []
    var open: [String] = []
    var scoped: [String: String] = [:]
    for line in file.imports {
      if line.kind != nil, line.path.count > 1 { scoped[line.path[1]] = line.module } else { open.append(line.module) }
    }
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += exports[next] ?? [] }
    }
    return FileScope(module: module, file: file, imports: seen, scopedImports: scoped)
  }
}

extension Declaration {
  fileprivate var namesMainActor: Bool {
    hasAttribute("MainActor") || inherited.contains { $0.hasPrefix("@MainActor") }
      || members.contains(where: \.namesMainActor)
  }
}
