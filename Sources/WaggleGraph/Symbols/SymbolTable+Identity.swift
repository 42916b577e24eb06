import WaggleSyntax

/// A service as the registry tells it from others, however it is written.
package struct ServiceIdentity: Sendable {
  /// As `any API::Clock`.
  package let text: String
  /// Whether the sources declare all that it names.
  let isKnown: Bool

  /// Without modules and `any`, as messages say it.
  package var name: String {
    var result = ""
    for part in text.split(separator: "::", omittingEmptySubsequences: false).dropLast() {
      result += part
      while let last = result.last, last.isLetter || last.isNumber || last == "_" { result.removeLast() }
    }
    result += text.components(behind: "::")
    return result.hasPrefix("any ") ? String(result.dropFirst(4)) : result
  }

  /// The types that it is composed of; `nil` where one is not declared in the sources, or has generic arguments.
  var parts: [TypeID]? {
    var found: [TypeID] = []
    for part in (text.hasPrefix("any ") ? String(text.dropFirst(4)) : text).split(separator: " & ") {
      let words = part.split(separator: "::").map(String.init)
      guard words.count == 2 else { return nil }
      found.append(TypeID(module: words[0], name: words[1]))
    }
    return found
  }

  /// The name with its modules, as `API.Clock`.
  package var fullName: String {
    let name = text.replacing("::", with: ".")
    return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
  }
}

extension String {
  /// What stands behind the last occurrence of a text; all of it if there is none.
  fileprivate func components(behind separator: String) -> Substring {
    split(separator: separator, omittingEmptySubsequences: false).last ?? ""
  }
}

extension SymbolTable {
  /// Follows aliases and leaves out what makes no difference at run time, so that two spellings of a service are equal.
  func identity(of type: TypeSyntax, in context: LexicalContext) -> ServiceIdentity {
    var reader = IdentityReader(symbols: self)
    let text = reader.text(type, context, 0)
    return ServiceIdentity(text: text, isKnown: reader.isKnown)
  }
}

private struct IdentityReader {
  let symbols: SymbolTable
  var isKnown = true

  /// Aliases of aliases are followed this far.
  private static let longestChain = 16

  init(symbols: SymbolTable) {
    self.symbols = symbols
  }

  mutating func text(_ type: TypeSyntax, _ context: LexicalContext, _ depth: Int) -> String {
    guard depth < Self.longestChain else { return unknown(type) }
    switch type.unparenthesised {
    case .any(let inner), .some(let inner):
      // Nearly all are one protocol.
      if case .name(let module, let components) = inner, let found = symbol(module, components, context),
        found.symbol.declaration.kind == .protocol
      {
        return "any " + named(found.type, components, context, depth)
      }
      return existential(inner, context, depth)
    case .composition: return existential(type, context, depth)
    case .optional(let inner):
      let text = text(inner, context, depth + 1)
      return text.hasPrefix("any ") ? "(\(text))?" : text + "?"
    case .unwrapped(let inner): return self.text(.optional(inner), context, depth + 1)
    case .array(let element): return "[" + text(element, context, depth + 1) + "]"
    case .dictionary(let key, let value):
      return "[" + text(key, context, depth + 1) + ": " + text(value, context, depth + 1) + "]"
    case .name(let module, let components):
      guard let (id, symbol) = symbol(module, components, context) else {
        return unnamed(type.unparenthesised, components)
      }
      switch symbol.declaration.kind {
      case .protocol: return "any " + named(id, components, context, depth)
      case .typealias:
        guard let target = target(symbol, components) else { return unknown(type) }
        return text(target, symbol.context, depth + 1)
      default: return named(id, components, context, depth)
      }
    default: return unknown(type)
    }
  }

  /// The protocols of `any P & Q`, sorted, without those that leave no trace at run time.
  private mutating func existential(_ type: TypeSyntax, _ context: LexicalContext, _ depth: Int) -> String {
    var parts: Set<String> = []
    collect(type, context, depth, &parts)
    return "any " + parts.sorted().joined(separator: " & ")
  }

  private mutating func collect(
    _ type: TypeSyntax, _ context: LexicalContext, _ depth: Int, _ parts: inout Set<String>
  ) {
    guard depth < Self.longestChain else { return _ = parts.insert(unknown(type)) }
    switch type.unparenthesised {
    case .any(let inner), .some(let inner): collect(inner, context, depth + 1, &parts)
    case .composition(let types):
      for type in types where !type.isMarker { collect(type, context, depth + 1, &parts) }
    case .name(let module, let components):
      guard let (id, symbol) = symbol(module, components, context) else {
        parts.insert(unnamed(type.unparenthesised, components))
        return
      }
      if symbol.declaration.kind == .typealias, let target = target(symbol, components) {
        collect(target, symbol.context, depth + 1, &parts)
      } else {
        parts.insert(named(id, components, context, depth))
      }
    default: parts.insert(unknown(type))
    }
  }

  private func symbol(
    _ module: String?, _ components: [TypeSyntax.Component], _ context: LexicalContext
  ) -> (type: TypeID, symbol: TypeSymbol)? {
    guard let match = symbols.resolve(module, components.map(\.name), in: context), match.rest.isEmpty,
      let symbol = symbols.types[match.type]?.first
    else { return nil }
    return (match.type, symbol)
  }

  /// What an alias stands for; generic ones are not looked through.
  private func target(_ symbol: TypeSymbol, _ components: [TypeSyntax.Component]) -> TypeSyntax? {
    guard !symbol.declaration.isGeneric, components.last?.arguments.isEmpty == true else { return nil }
    return symbol.declaration.type.map(TypeSyntax.init)
  }

  private mutating func named(
    _ type: TypeID, _ components: [TypeSyntax.Component], _ context: LexicalContext, _ depth: Int
  ) -> String {
    if components.allSatisfy({ $0.arguments.isEmpty }) { return type.qualified }
    let arguments = components.flatMap(\.arguments)
    var texts: [String] = []
    for argument in arguments { texts.append(text(argument, context, depth + 1)) }
    return type.qualified + "<" + texts.joined(separator: ", ") + ">"
  }

  private mutating func unnamed(_ type: TypeSyntax, _ components: [TypeSyntax.Component]) -> String {
    let isStandard = components.count == 1 && components[0].arguments.isEmpty
    return isStandard && Self.standard.contains(components[0].name) ? components[0].name : unknown(type)
  }

  private mutating func unknown(_ type: TypeSyntax) -> String {
    isKnown = false
    return type.description
  }

  /// Types that mean the same in every file.
  private static let standard: Set<String> = [
    "Int", "String", "Bool", "Double", "Float", "UInt", "UInt8", "Character", "Void", "Never", "Any", "AnyObject",
  ]
}

extension TypeSyntax {
  /// Whether it is a protocol that leaves no trace at run time.
  var isMarker: Bool {
    ["Sendable", "Swift.Sendable", "Swift::Sendable", "SendableMetatype", "BitwiseCopyable"]
      .contains(unparenthesised.description)
  }
}
