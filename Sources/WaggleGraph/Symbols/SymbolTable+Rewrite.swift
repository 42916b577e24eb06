import WaggleSyntax

extension SymbolTable {
  /// The type with the module in front of every name whose module is known, and `any` before protocols.
  func rewritten(_ type: TypeSyntax, in context: LexicalContext) -> TypeSyntax {
    qualified(existential(type.unparenthesised, in: context), in: context)
  }

  private func qualified(_ type: TypeSyntax, in context: LexicalContext) -> TypeSyntax {
    type.mapNames { module, components in
      guard let match = resolve(module, components.map(\.name), in: context) else {
        return .name(module: module, components)
      }
      let known = match.type.components.map { TypeSyntax.Component($0) }
      // The last known component and what is left keep their generic arguments.
      let written = components.suffix(min(components.count, match.rest.count + known.count))
      return .name(module: match.type.module, known.dropLast(written.count - match.rest.count) + written)
    }
  }

  /// Writes `any` where a protocol stands without it, in places where that is a type of its own.
  private func existential(_ type: TypeSyntax, in context: LexicalContext) -> TypeSyntax {
    func inner(_ type: TypeSyntax) -> TypeSyntax { existential(type, in: context) }
    switch type {
    case .any, .some: return type
    case .name, .composition:
      if case .protocols = meaning(of: type, in: context) { return .any(type) }
      return type
    case .optional(let type): return .optional(inner(type.unparenthesised))
    case .unwrapped(let type): return .unwrapped(inner(type.unparenthesised))
    case .array(let type): return .array(inner(type.unparenthesised))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: inner($0.type), isVariadic: $0.isVariadic) })
    default: return type
    }
  }

  /// A service as the registry knows it: without parentheses and with `any` before protocols; `some P` is `any P`, and so is
  /// `any P & Sendable`, which has the same metatype.
  func service(_ type: TypeSyntax, in context: LexicalContext) -> TypeSyntax {
    switch type.unparenthesised {
    case .some(let inner), .any(let inner): rewritten(.any(inner.unparenthesised.withoutMarkers), in: context)
    case let type: rewritten(type.withoutMarkers, in: context)
    }
  }
}

extension TypeSyntax {
  /// A composition without the protocols that leave no trace at run time.
  fileprivate var withoutMarkers: TypeSyntax {
    guard case .composition(let parts) = self else { return self }
    let kept = parts.map(\.unparenthesised).filter { !$0.isMarker }
    switch kept.count {
    case 0: return self
    case 1: return kept[0]
    default: return .composition(kept)
    }
  }
}
