import WaggleSyntax

/// A method answers a route, and no service has it.
enum RouteProviderCheck: RouteCheck {
  static func run(_ candidate: RouteCandidate, _ symbols: SymbolTable) -> [Diagnostic] {
    guard candidate.base.isCallable else { return [] }
    if let holder = candidate.base.type, symbols.types[holder]?.first?.declaration.kind == .protocol,
      !candidate.base.context.enclosing.isEmpty
    {
      return [
        candidate.diagnostic(
          "\(candidate.title) belongs to protocol '\(holder.name)', which cannot answer a route; write '@route' in a type that conforms to it",
          at: candidate.base.comment.position)
      ]
    }
    guard candidate.isMethod else { return [] }
    let type = candidate.base.type?.components.last ?? candidate.base.context.enclosing.last?.name ?? "its type"
    guard !candidate.providers.isEmpty else {
      return [
        candidate.diagnostic(
          "\(candidate.title) belongs to '\(type)', which is no provider; write '// @service' above '\(type)', or make the method static",
          at: candidate.base.comment.position)
      ]
    }
    var seen: [String] = []
    for provider in candidate.providers {
      guard case .services(let services) = provider.choice else { return [] }
      for service in services {
        let inner: TypeSyntax = if case .any(let inner) = service { inner } else { service }
        guard case .protocols(let protocols) = symbols.meaning(of: inner, in: provider.inner) else {
          return mutating(candidate, candidate.declaration)
        }
        if let requirement = symbols.requirement(like: candidate.declaration, of: protocols) {
          return mutating(candidate, requirement.declaration)
            + deprecated(candidate, requirement.context.enclosing + [requirement.declaration])
        }
        // What the protocol has from elsewhere does not show.
        guard protocols.allSatisfy(symbols.isKnownWhole) else { return [] }
        seen += protocols.map(\.name)
      }
    }
    let list = seen.map { "'\($0)'" }.joined(separator: " and ")
    return [
      candidate.diagnostic(
        "\(candidate.title) is called on a service, and \(list) \(seen.count == 1 ? "does" : "do") not have it; declare it there, or make the method static"
      )
    ]
  }
}

extension RouteProviderCheck {
  /// The protocol may say what the method does not.
  private static func deprecated(_ candidate: RouteCandidate, _ requirement: [Declaration]) -> [Diagnostic] {
    guard Availability(requirement).isDeprecated, !Availability(candidate.base.chain).isDeprecated else { return [] }
    return [
      candidate.diagnostic(
        "\(candidate.title) is deprecated in its protocol, and generated code that calls it would warn; answer the route elsewhere"
      )
    ]
  }

  /// A value that the registry hands out cannot be changed where it is.
  private static func mutating(_ candidate: RouteCandidate, _ called: Declaration) -> [Diagnostic] {
    guard called.has("mutating") else { return [] }
    return [
      candidate.diagnostic(
        "\(candidate.title) is called as a mutating one, and a service cannot be changed so; make it non-mutating, in its protocol too"
      )
    ]
  }
}

extension SymbolTable {
  /// Whether all protocols that a protocol refines are declared in the sources.
  fileprivate func isKnownWhole(_ type: TypeID) -> Bool {
    var seen: Set<TypeID> = []
    var open = [type]
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      for symbol in types[type, default: []] {
        for text in symbol.declaration.inherited + symbol.declaration.refined {
          switch meaning(ofInherited: text, symbol.context) {
          case .protocols(let parents): open += parents
          case .concrete: break
          case .unknown: if !Self.isKnownElsewhere(text) { return false }
          }
        }
      }
    }
    return true
  }
}
