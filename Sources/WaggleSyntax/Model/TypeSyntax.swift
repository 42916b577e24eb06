/// A type as it is written.
package indirect enum TypeSyntax: Hashable, Sendable {
  /// `Outer.Inner<Element>`, `Module::Name`.
  case name(module: String?, [Component])
  /// `any P`
  case any(TypeSyntax)
  /// `some P`
  case some(TypeSyntax)
  /// `T?`
  case optional(TypeSyntax)
  /// `T!`
  case unwrapped(TypeSyntax)
  /// `[T]`
  case array(TypeSyntax)
  /// `[K: V]`
  case dictionary(TypeSyntax, TypeSyntax)
  /// `[3 of T]`
  case inlineArray(String, TypeSyntax)
  /// `P & Q`
  case composition([TypeSyntax])
  /// `(A, b: B)`; a tuple of one without a label is the type in parentheses.
  case tuple([Element])
  /// `(A) async throws -> B`
  case function([Element], effects: String, TypeSyntax)
  /// `T.Type`, `[T].Element`: a member of a type that is no plain name.
  case member(TypeSyntax, Component)
  /// `@escaping T`, `inout T`, `~T`, `repeat T`
  case prefixed(String, TypeSyntax)
  /// Something that is no name and has no parts, such as the number in `Vector<3, Int>`.
  case verbatim(String)

  /// One step of a dotted name.
  package struct Component: Hashable, Sendable {
    /// The identifier.
    package var name: String
    /// The generic arguments.
    package var arguments: [TypeSyntax]

    /// Makes a component.
    package init(_ name: String, arguments: [TypeSyntax] = []) {
      self.name = name
      self.arguments = arguments
    }
  }

  /// One part of a tuple or one parameter of a function type.
  package struct Element: Hashable, Sendable {
    /// `label:`, `_ label:` or nothing.
    package var label: String
    /// The type.
    package var type: TypeSyntax
    /// Whether `...` follows.
    package var isVariadic: Bool

    /// Makes an element.
    package init(label: String, type: TypeSyntax, isVariadic: Bool) {
      self.label = label
      self.type = type
      self.isVariadic = isVariadic
    }
  }
}

extension TypeSyntax {
  /// The type without parentheses around it.
  package var unparenthesised: TypeSyntax {
    if case .tuple(let elements) = self, elements.count == 1, elements[0].label.isEmpty, !elements[0].isVariadic {
      return elements[0].type.unparenthesised
    }
    return self
  }

  /// The type with every plain name replaced.
  package func mapNames(_ transform: (String?, [Component]) -> TypeSyntax) -> TypeSyntax {
    func map(_ type: TypeSyntax) -> TypeSyntax { type.mapNames(transform) }
    func map(_ elements: [Element]) -> [Element] {
      elements.map { Element(label: $0.label, type: map($0.type), isVariadic: $0.isVariadic) }
    }
    func map(_ component: Component) -> Component {
      Component(component.name, arguments: component.arguments.map(map))
    }
    switch self {
    case .name(let module, let components): return transform(module, components.map(map))
    case .any(let type): return .any(map(type))
    case .some(let type): return .some(map(type))
    case .optional(let type): return .optional(map(type))
    case .unwrapped(let type): return .unwrapped(map(type))
    case .array(let type): return .array(map(type))
    case .dictionary(let key, let value): return .dictionary(map(key), map(value))
    case .inlineArray(let count, let type): return .inlineArray(count, map(type))
    case .composition(let types): return .composition(types.map(map))
    case .tuple(let elements): return .tuple(map(elements))
    case .function(let elements, let effects, let result):
      return .function(map(elements), effects: effects, map(result))
    case .member(let type, let component): return .member(map(type), map(component))
    case .prefixed(let prefix, let type): return .prefixed(prefix, map(type))
    case .verbatim: return self
    }
  }
}

extension TypeSyntax: CustomStringConvertible {
  /// The type as source text.
  package var description: String {
    switch self {
    case .name(let module, let components):
      (module.map { $0 + "::" } ?? "") + components.map(\.text).joined(separator: ".")
    case .any(let type): "any \(type)"
    case .some(let type): "some \(type)"
    case .optional(let type): type.asOperand + "?"
    case .unwrapped(let type): type.asOperand + "!"
    case .array(let type): "[\(type)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .inlineArray(let count, let type): "[\(count) of \(type)]"
    case .composition(let types): types.map(\.asPart).joined(separator: " & ")
    case .tuple(let elements): Self.list(elements)
    case .function(let elements, let effects, let result):
      Self.list(elements) + (effects.isEmpty ? "" : " " + effects) + " -> \(result)"
    case .member(let type, let component): type.asOperand + "." + component.text
    case .prefixed("~", let type): "~\(type)"
    case .prefixed(let prefix, let type): "\(prefix) \(type)"
    case .verbatim(let text): text
    }
  }

  /// The text with parentheses where something binds from behind or beside.
  private var asOperand: String {
    switch self {
    case .any, .some, .composition, .function, .prefixed: "(\(self))"
    default: description
    }
  }

  private var asPart: String {
    if case .prefixed("~", _) = self { description } else { asOperand }
  }

  private static func list(_ elements: [Element]) -> String {
    "("
      + elements.map { ($0.label.isEmpty ? "" : $0.label + " ") + "\($0.type)" + ($0.isVariadic ? "..." : "") }
      .joined(separator: ", ") + ")"
  }
}

extension TypeSyntax.Component {
  var text: String {
    arguments.isEmpty ? name : name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
  }
}
