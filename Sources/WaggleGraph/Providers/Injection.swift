package import WaggleSyntax

/// What a provider's parameter gets.
package struct Injection: Sendable {
  /// The argument's label, if it has one.
  package var label: String?
  package var source: Source
  /// Whether the parameter keeps its default where nobody provides its service.
  package var mayKeepDefault: Bool
  /// Where the parameter's type stands.
  package var position: SourcePosition

  package enum Source: Hashable, Sendable {
    /// The service, which must be there.
    case get(TypeSyntax)
    /// The service, or `nil` where nobody provides it.
    case getIfProvided(TypeSyntax)
    /// All providers of the service.
    case getAll(TypeSyntax)
    /// A handle that gets the service when it is first used.
    case lazy(TypeSyntax)
    /// A closure that gets the service anew each time.
    case closure(TypeSyntax)
    case resolver
    case registry
    /// The parameter is left out: it has a default, or takes any number.
    case omitted
  }

  /// The service that decides whether a default is kept.
  package var service: TypeSyntax? {
    switch source {
    case .get(let type), .getIfProvided(let type), .getAll(let type), .lazy(let type), .closure(let type): type
    case .resolver, .registry, .omitted: nil
    }
  }
}

extension Injection {
  /// How many parameters of one provider may keep their default: each doubles the generated calls.
  package static let mostDefaults = 5

  /// The words before a parameter's type that say how it is passed, not what.
  private static let passing: Set<String> = [
    "@escaping", "@autoclosure", "sending", "borrowing", "consuming", "__owned", "__shared", "_const",
  ]

  /// Reads a parameter; `nil` if nothing can be passed to it.
  ///
  /// A parameter with a default takes part where its type is a protocol's, or a service that an annotation provides.
  init?(
    _ parameter: Declaration.Parameter, in context: LexicalContext, _ symbols: SymbolTable,
    provided: Set<TypeSyntax>
  ) {
    label = parameter.label == "_" ? nil : parameter.label
    mayKeepDefault = false
    position = parameter.position
    source = .omitted
    if parameter.isVariadic { return }
    var type = TypeSyntax(parameter.type)
    while case .prefixed(let prefix, let inner) = type {
      if prefix == "inout" { return nil }
      if prefix == "isolated" {
        guard parameter.defaultValue != nil else { return nil }
        return
      }
      guard Self.passing.contains(prefix) else { break }
      type = inner
    }
    source = Self.source(of: type.unparenthesised, in: context, symbols)
    guard let value = parameter.defaultValue else { return }
    guard let service, service.isExistential || provided.contains(service) else {
      if service != nil { source = .omitted }
      return
    }
    switch (source, value) {
    case (.getIfProvided, "nil"), (.getAll, "[]"): break
    default: mayKeepDefault = true
    }
  }

  private static func source(of type: TypeSyntax, in context: LexicalContext, _ symbols: SymbolTable) -> Source {
    switch type {
    case .name(let module, let components):
      let names = components.map(\.name)
      let name = module ?? names[0] == "Waggle" ? names.last : names.count == 1 ? names[0] : nil
      let match = symbols.resolve(module, names, in: context)
      if match == nil || match?.type.module == "Waggle" {
        if name == "ServiceResolver" { return .resolver }
        if name == "ServiceRegistry" { return .registry }
        if name == "LazyService", let inner = components.last?.arguments.first {
          return .lazy(symbols.service(inner, in: context))
        }
      }
      return .get(symbols.service(type, in: context))
    case .optional(let inner): return .getIfProvided(symbols.service(inner, in: context))
    case .unwrapped(let inner): return .get(symbols.service(inner, in: context))
    case .array(let inner):
      let service = symbols.service(inner, in: context)
      return service.isExistential ? .getAll(service) : .get(symbols.service(type, in: context))
    case .function(let elements, let effects, let result)
    where elements.isEmpty && effects.hasPrefix("throws") && symbols.service(result, in: context).isExistential:
      return .closure(symbols.service(result, in: context))
    default: return .get(symbols.service(type, in: context))
    }
  }
}

extension Declaration.Parameter {
  /// The word on the parameter for which nothing can be passed to it.
  var obstacle: String? {
    var rest = TypeSyntax(type)
    while case .prefixed(let prefix, let inner) = rest {
      if prefix == "inout" || prefix == "isolated" && defaultValue == nil { return prefix }
      rest = inner
    }
    return nil
  }
}

extension TypeSyntax {
  var isExistential: Bool {
    if case .any = self { return true }
    return false
  }
}
