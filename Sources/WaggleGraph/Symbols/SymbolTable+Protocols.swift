import WaggleSyntax

extension SymbolTable {
  /// What a name stands for, as far as the sources tell.
  enum Meaning: Hashable {
    /// These protocols; several for an alias of a composition.
    case protocols([TypeID])
    /// A class, actor, struct or enum.
    case concrete(TypeID)
    case unknown
  }

  /// Follows aliases to the protocols or the type that a written type means.
  func meaning(of type: TypeSyntax, in context: LexicalContext, depth: Int = 0) -> Meaning {
    guard depth < 16 else { return .unknown }
    switch type.withoutPrefixes {
    case .composition(let parts):
      var protocols: [TypeID] = []
      for part in parts {
        guard case .protocols(let found) = meaning(of: part, in: context, depth: depth + 1) else { continue }
        protocols += found
      }
      return protocols.isEmpty ? .unknown : .protocols(protocols)
    case .name(let module, let components):
      guard let match = resolve(module, components.map(\.name), in: context), match.rest.isEmpty,
        let symbol = types[match.type]?.first
      else { return .unknown }
      switch symbol.declaration.kind {
      case .protocol: return .protocols([match.type])
      case .typealias:
        guard let target = symbol.declaration.type else { return .unknown }
        return meaning(of: TypeSyntax(target), in: symbol.context, depth: depth + 1)
      default: return .concrete(match.type)
      }
    default: return .unknown
    }
  }

  /// Whether a type conforms to a protocol or inherits from a class; `nil` where the sources cannot tell.
  func conforms(_ type: TypeID, to wanted: TypeID) -> Bool? {
    var isCertain = true
    var seen: Set<TypeID> = []
    // A list of what to look at, and no recursion: the chain of refinements may be as long as a source file.
    var open = [type]
    while let type = open.popLast() {
      if type == wanted { return true }
      guard seen.insert(type).inserted else { continue }
      if foreignExtensions.contains(where: { $0.declaration.name.hasSuffix(lastComponent(of: type)) }) {
        isCertain = false
      }
      for (declaration, context) in parts(of: type) {
        if declaration.attributes.contains(where: { !Self.isBuiltIn($0) }) { isCertain = false }
        for text in declaration.inherited + declaration.refined {
          switch meaning(ofInherited: text, context) {
          case .protocols(let parents): open += parents
          case .concrete(let parent): open.append(parent)
          case .unknown: if !Self.isKnownElsewhere(text) { isCertain = false }
          }
        }
      }
    }
    return isCertain ? false : nil
  }

  /// The declarations of a type and its extensions.
  func parts(of type: TypeID) -> [(declaration: Declaration, context: LexicalContext)] {
    types[type, default: []].map { ($0.declaration, $0.context) }
      + extensions[type, default: []].map { ($0.declaration, $0.context) }
  }

  func meaning(ofInherited text: String, _ context: LexicalContext) -> Meaning {
    let type = TypeSyntax(text).withoutPrefixes
    if case .composition = type { return meaning(of: type, in: context) }
    guard let id = resolveAtFileLevel(text, context), let symbol = types[id]?.first else { return .unknown }
    switch symbol.declaration.kind {
    case .protocol: return .protocols([id])
    case .typealias: return symbol.declaration.type.map { meaning(of: TypeSyntax($0), in: symbol.context) } ?? .unknown
    default: return .concrete(id)
    }
  }

  private func lastComponent(of type: TypeID) -> String {
    type.components.last ?? type.name
  }

  /// Whether an attribute is known to be no macro, which could add a conformance, and no property wrapper.
  static func isBuiltIn(_ attribute: Declaration.Attribute) -> Bool {
    [
      "available", "MainActor", "objc", "objcMembers", "nonobjc", "frozen", "usableFromInline", "preconcurrency",
      "unchecked", "retroactive", "dynamicMemberLookup", "dynamicCallable", "propertyWrapper", "resultBuilder",
      "globalActor", "main", "requires_stored_property_inits", "_spi", "_exported", "_documentation", "unsafe", "safe",
      "inlinable", "inline", "NSManaged", "IBOutlet", "IBInspectable", "GKInspectable",
    ].contains(attribute.name)
  }

  /// Whether an entry of an inheritance clause is one of the standard library's, which inherits nothing from a program.
  static func isKnownElsewhere(_ text: String) -> Bool {
    refinesNothingOfOurs.contains(TypeSyntax(text).withoutPrefixes.description)
  }

  /// Protocols of the standard library, which can refine no protocol of a program.
  private static let refinesNothingOfOurs: Set<String> = [
    "Sendable", "SendableMetatype", "AnyObject", "Copyable", "Escapable", "BitwiseCopyable", "Actor", "AnyActor",
    "GlobalActor", "Error", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable", "Decodable",
    "CaseIterable", "RawRepresentable", "CustomStringConvertible", "CustomDebugStringConvertible",
    "LosslessStringConvertible", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol", "OptionSet", "SetAlgebra",
    "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral",
    "ExpressibleByDictionaryLiteral", "String", "Int",
  ]
}
