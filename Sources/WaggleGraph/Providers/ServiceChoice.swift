import WaggleSyntax

/// Which services a candidate provides.
enum ServiceChoice: Hashable {
  case services([TypeSyntax])
  /// Nothing in sight is a protocol of the sources; these were looked at.
  case none(seen: [String])
  /// Several are, and which one is meant is not said.
  case several([String])

  /// - Parameters:
  ///   - named: The services that the annotation names.
  ///   - type: The type that is declared or extended, if it is one.
  init(
    _ named: [TypeSyntax], above declaration: Declaration, _ context: LexicalContext, _ type: TypeID?,
    _ symbols: SymbolTable
  ) {
    let isType = declaration.kind.mayProvideByType
    let inner = isType ? context.inside(declaration, type) : context
    if !named.isEmpty {
      self = .services(named.map { symbols.service($0, in: inner) })
    } else if !isType {
      let type = declaration.type.map { symbols.service(TypeSyntax($0), in: inner) }
      self = type.map { .services([$0]) } ?? .none(seen: [])
    } else {
      var protocols: [TypeID] = []
      for text in declaration.inherited {
        if case .protocols(let found) = symbols.meaning(ofInherited: text, context) {
          for type in found where !protocols.contains(type) { protocols.append(type) }
        }
      }
      switch protocols.count {
      case 0: self = .none(seen: declaration.inherited)
      case 1: self = .services([symbols.service(protocols[0].syntax, in: context)])
      default: self = .several(protocols.map(\.name))
      }
    }
  }
}

extension Candidate {
  /// Where names in the annotation and in the declaration's own head are looked up: inside of the type.
  var inner: LexicalContext {
    guard isType else { return context }
    return context.inside(declaration, type)
  }
}

extension TypeID {
  var syntax: TypeSyntax {
    .name(module: module, components.map { TypeSyntax.Component($0) })
  }
}
