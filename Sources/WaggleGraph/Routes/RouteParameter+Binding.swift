import WaggleSyntax

extension RouteParameter {
  /// How many parameters of one function may keep their default: each doubles the generated calls.
  static let mostDefaults = 5

  /// The words before a parameter's type that say how it is passed, not what.
  private static let passing: Set<String> = ["@escaping", "sending", "borrowing", "consuming", "__owned", "__shared"]

  /// Reads a parameter; `nil` if nothing can be passed to it.
  init?(
    _ parameter: Declaration.Parameter, in context: LexicalContext, _ symbols: SymbolTable, provided: Set<TypeSyntax>
  ) {
    label = parameter.label.withoutBackticks
    mayKeepDefault = false
    source = .omitted
    if parameter.isVariadic { return }
    var type = TypeSyntax(parameter.type)
    while case .prefixed(let prefix, let inner) = type, Self.passing.contains(prefix) { type = inner }
    if case .prefixed("inout", _) = type { return nil }
    if case .prefixed("@autoclosure", _) = type { return nil }
    if case .prefixed("isolated", _) = type {
      guard parameter.defaultValue != nil else { return nil }
      return
    }
    let (meant, place) = symbols.withoutAlias(type.unparenthesised, in: context)
    source = Self.source(of: meant, in: place, symbols, provided)
    guard case .argument = source else {
      if case .decoded = source { return }
      if parameter.label == "_", parameter.defaultValue != nil { source = .omitted }
      return
    }
    // Without a label nothing says which argument is meant; without a type nothing says what it is.
    guard label != "_", !type.isOpaque else {
      guard parameter.defaultValue != nil else { return nil }
      source = .omitted
      return
    }
    // What may be absent anyway is `nil` then.
    if type.unparenthesised.isOptional, parameter.defaultValue == "nil" { return }
    mayKeepDefault = parameter.defaultValue != nil
  }

  private static func source(
    of type: TypeSyntax, in context: LexicalContext, _ symbols: SymbolTable, _ provided: Set<TypeSyntax>
  ) -> Source {
    if case .name(let module, let components) = type {
      let names = components.map(\.name)
      let match = symbols.resolve(module, names, in: context)
      let home = match?.type.module
      if names.last == "RouteRequest", home == nil || home == "WaggleRouting" { return .request }
      if names.last == "ServiceRegistry", home == nil || home == "Waggle" { return .registry }
      if let match, match.rest.isEmpty, symbols.isDecodableRecord(match.type) {
        return .decoded("\(symbols.rewritten(type, in: context))")
      }
    }
    let service = symbols.service(type, in: context)
    if provided.contains(service), service.isExistential { return .service(service) }
    return .argument(argumentType(type, in: context, symbols))
  }

  /// The type as which an argument is asked for.
  ///
  /// Functions are `@Sendable`: only such ones can be given.
  private static func argumentType(_ type: TypeSyntax, in context: LexicalContext, _ symbols: SymbolTable) -> String {
    switch type.unparenthesised {
    case .function: "(@Sendable \(symbols.rewritten(type, in: context)))"
    case .optional(let inner), .unwrapped(let inner): argumentType(inner, in: context, symbols).asOperand + "?"
    case .any, .composition, .prefixed: "(\(symbols.rewritten(type, in: context)))"
    default: "\(symbols.rewritten(type, in: context))".asOperand
    }
  }
}

extension String {
  /// The name that backticks keep from being a keyword.
  var withoutBackticks: String { count > 2 && first == "`" && last == "`" ? String(dropFirst().dropLast()) : self }

  /// The text of a type, in parentheses where `?` or `.self` would bind to a part of it.
  fileprivate var asOperand: String {
    hasPrefix("any ") || hasPrefix("some ") || (contains(" -> ") && !hasPrefix("(")) || contains(" & ")
      ? "(\(self))" : self
  }
}

extension TypeSyntax {
  /// Whether it is `P?` or `P!`.
  fileprivate var isOptional: Bool {
    switch self {
    case .optional, .unwrapped: true
    default: false
    }
  }

  /// Whether it is `some P` or has it inside.
  fileprivate var isOpaque: Bool {
    switch unparenthesised {
    case .some: true
    case .optional(let type), .unwrapped(let type), .array(let type): type.isOpaque
    case .dictionary(let key, let value): key.isOpaque || value.isOpaque
    case .tuple(let elements): elements.contains { $0.type.isOpaque }
    case .name(_, let components): components.contains { $0.arguments.contains(where: \.isOpaque) }
    default: false
    }
  }
}

extension SymbolTable {
  /// A function type or the request instead of its other name, and where that is written: only `@Sendable` functions can be
  /// given, and the request is known by its own name.
  fileprivate func withoutAlias(
    _ type: TypeSyntax, in context: LexicalContext, depth: Int = 0
  ) -> (TypeSyntax, LexicalContext) {
    if case .optional(let inner) = type {
      let (meant, place) = withoutAlias(inner.unparenthesised, in: context, depth: depth)
      return meant == inner.unparenthesised ? (type, context) : (.optional(meant), place)
    }
    guard depth < 16, case .name(let module, let components) = type, components.allSatisfy({ $0.arguments.isEmpty }),
      let match = resolve(module, components.map(\.name), in: context), match.rest.isEmpty,
      let symbol = types[match.type]?.first, symbol.declaration.kind == .typealias, !symbol.declaration.isGeneric,
      let text = symbol.declaration.type
    else { return (type, context) }
    let (meant, place) = withoutAlias(TypeSyntax(text).unparenthesised, in: symbol.context, depth: depth + 1)
    switch meant {
    case .function, .prefixed: return names(meant, in: place, areSeenFrom: context) ? (meant, place) : (type, context)
    case .name(_, let components) where components.last?.name == "RouteRequest": return (meant, place)
    default: return (type, context)
    }
  }

  /// Whether the modules of all names in a type are imported where another type is written.
  private func names(_ type: TypeSyntax, in context: LexicalContext, areSeenFrom other: LexicalContext) -> Bool {
    var areSeen = true
    _ = rewritten(type, in: context).mapNames { module, components in
      if let module, module != other.file.module, !other.file.imports.contains(module) { areSeen = false }
      return .name(module: module, components)
    }
    return areSeen
  }

  /// Whether a struct or class says that it can be decoded from a record.
  ///
  /// Enumerations are single words in a URL, and so is what has a text or a raw value.
  fileprivate func isDecodableRecord(_ type: TypeID) -> Bool {
    let words: Set = ["Decodable", "Codable", "Swift.Decodable", "Swift.Codable", "Swift::Decodable", "Swift::Codable"]
    let declarations = types[type, default: []].map(\.declaration)
    guard declarations.contains(where: { $0.kind == .struct || $0.kind == .class }) else { return false }
    let inherited = declarations.flatMap(\.inherited) + extensions[type, default: []].flatMap(\.declaration.inherited)
    let single: Set = ["LosslessStringConvertible", "RawRepresentable"]
    return inherited.contains { words.contains($0) } && !inherited.contains { single.contains($0) }
  }
}
