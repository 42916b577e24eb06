import WaggleSyntax

/// Turns annotated functions, methods and types into routes.
struct RouteReader: Sendable {
  private let symbols: SymbolTable
  private let reader: ProviderReader

  init(_ symbols: SymbolTable, _ reader: ProviderReader) {
    self.symbols = symbols
    self.reader = reader
  }

  /// The route of a candidate that passed all checks; one for each `#if` branch that holds a type's `handle`.
  func routes(from candidate: RouteCandidate) -> [AnnotatedRoute] {
    guard candidate.base.isType else { return called(by: candidate).map { [route(from: candidate, $0)] } ?? [] }
    return symbols.handlers(of: candidate.base).map { handle in
      let called = Called(
        handler: .type(reader.writtenType(candidate.base)), declaration: handle.declaration, context: handle.context,
        isAsync: handle.declaration.isAsync)
      return route(from: candidate, called)
    }
  }

  private func route(from candidate: RouteCandidate, _ called: Called) -> AnnotatedRoute {
    let base = candidate.base
    let parameters = called.declaration.parameters.compactMap {
      RouteParameter($0, in: called.context, symbols, provided: reader.provided)
    }
    let inner = (called.context.enclosing + [called.declaration]).filter { !base.chain.contains($0) }
    let branches = base.isType ? called.declaration.conditions.filter { !base.declaration.conditions.contains($0) } : []
    let home = base.context.enclosing.isEmpty && !base.isType ? nil : reader.writtenType(base)
    return AnnotatedRoute(
      patterns: candidate.patterns.map { pattern in
        AnnotatedRoute.Pattern(text: pattern.text, position: pattern.position, shapes: pattern.pattern.shapes)
      },
      keys: candidate.annotation.keys, action: action(of: candidate), isPublic: candidate.annotation.isPublic,
      handler: called.handler, home: home,
      parameters: parameters, isAsync: called.isAsync, isThrowing: called.declaration.isThrowing,
      result: result(of: called, home: home), isolation: isolation(of: candidate, called),
      conditions: base.declaration.conditions + branches, availability: Availability(base.chain + inner),
      place: .init(
        provider: reader.providerName(base), fileID: base.context.file.fileID, path: base.path,
        position: base.declaration.position),
      module: base.context.file.module,
      hiddenModule: hiddenModule(base, called),
      needs: (called.service.map { [$0] } ?? [])
        + parameters.compactMap { parameter in
          guard case .service(let type) = parameter.source else { return nil }
          return symbols.identity(of: type, in: called.context)
        },
      annotation: base.comment.position, file: base.context.file)
  }

  private func hiddenModule(_ base: Candidate, _ called: Called) -> String? {
    let file = base.context.file
    let module = called.context.file.module
    return module == file.module || file.imports.contains(module) ? nil : module
  }

  /// What a route calls, and where its types are looked up.
  private struct Called {
    let handler: AnnotatedRoute.Handler
    let declaration: Declaration
    let context: LexicalContext
    let isAsync: Bool
    var service: ServiceIdentity?
    /// What is written about where the provider is made.
    var home: String?
  }

  private func called(by candidate: RouteCandidate) -> Called? {
    let base = candidate.base
    guard candidate.isMethod else {
      return Called(
        handler: .function(reader.maker(base).expression), declaration: base.declaration, context: base.context,
        isAsync: base.declaration.isAsync)
    }
    guard let provider = candidate.providers.first(where: { symbols.service(of: candidate, in: $0) != nil }),
      let (service, requirement) = symbols.service(of: candidate, in: provider)
    else { return nil }
    let providers = reader.providers(from: provider)
    let isAsynchronous = providers.contains { $0.isAsync }
    let function = requirement?.declaration ?? candidate.declaration
    return Called(
      handler: .method(
        candidate.declaration.name, of: service, named: provider.annotation.name, isAsynchronous: isAsynchronous),
      declaration: function, context: requirement?.context ?? base.context,
      isAsync: isAsynchronous || function.isAsync || symbols.isOnItsActor(function, of: service, in: provider.inner),
      service: symbols.identity(of: service, in: provider.inner), home: providers.first?.isolation)
  }

  private func result(of called: Called, home: String?) -> TypeSyntax {
    guard let type = called.declaration.type else { return .verbatim("Void") }
    // The class of a type's own function may be any below it, that of a service is whatever provides it.
    var own = home.map { TypeSyntax($0) }
    if case .method(_, let service, _, _) = called.handler { own = service }
    return symbols.rewritten(TypeSyntax(type).withoutSome, in: called.context).mapNames { module, components in
      let name = TypeSyntax.name(module: module, components)
      return name.description == "Self" ? own ?? name : name
    }
  }

  /// What generated code must say about isolation because it does not follow from the type that holds the function.
  private func isolation(of candidate: RouteCandidate, _ called: Called) -> String? {
    let base = candidate.base
    let written = writtenIsolation(called.declaration, called.context)
    if base.isType {
      let isInExtension = called.context.enclosing.last?.kind == .extension
      return written ?? (isInExtension ? nil : reader.isolation(base, [], nil))
    }
    guard candidate.isMethod else { return reader.isolation(base, [], base.declaration) }
    if let written, written != "nonisolated" { return written }
    // Where the provider is made it can be asked for.
    return called.home == "nonisolated" && written == nil ? nil : called.home
  }

  /// What a function says about its isolation, or the extension or protocol that holds it.
  private func writtenIsolation(_ function: Declaration, _ context: LexicalContext) -> String? {
    let holder = context.enclosing.last.flatMap { $0.kind == .extension || $0.kind == .protocol ? $0 : nil }
    for declaration in [function] + (holder.map { [$0] } ?? []) {
      if let actor = symbols.globalActor(among: declaration.attributes, in: context) { return actor }
      if declaration.has("nonisolated") { return "nonisolated" }
    }
    return nil
  }

  /// A method is reached by names, by which the first of its annotations goes; a function only without pattern and key, or where
  /// the annotation says so.
  private func action(of candidate: RouteCandidate) -> AnnotatedRoute.Action? {
    let annotation = candidate.annotation
    let isNamed = annotation.target != nil || annotation.action != nil
    let isFirst = candidate.declaration.annotations.first { $0.word == .route } == candidate.base.comment
    let hasNoOther = annotation.patterns.isEmpty && annotation.keys.isEmpty
    guard isNamed || candidate.isMethod && isFirst || hasNoOther else { return nil }
    return AnnotatedRoute.Action(
      target: annotation.target ?? candidate.targetName,
      name: annotation.action ?? candidate.declaration.name.withoutBackticks)
  }
}

extension RouteCandidate {
  /// The patterns that can be read.
  var patterns: [(text: String, position: SourcePosition, pattern: RoutePattern)] {
    annotation.patterns.compactMap { text, position in
      (try? RoutePattern(reading: text)).map { (text, position, $0) }
    }
  }

  /// The name of the type without what says that it is one that serves, or of the module.
  fileprivate var targetName: String {
    guard let type = base.type?.components.last ?? base.context.enclosing.last?.name else {
      return base.context.file.module
    }
    for ending in ["ServiceProvider", "Provider", "Service", "Target", "Routes"] where type.hasSuffix(ending) {
      if type.count > ending.count { return String(type.dropLast(ending.count)) }
    }
    return type
  }
}

extension SymbolTable {
  /// The function `handle` of a type that answers a route: several where `#if` branches hold one each.
  ///
  /// It may have it from a superclass or from a protocol's extension.
  func handlers(of candidate: Candidate) -> [(declaration: Declaration, context: LexicalContext)] {
    guard let type = candidate.type, types[type] != nil else {
      let context = candidate.context.inside(candidate.declaration, candidate.type)
      return candidate.declaration.members.filter(\.isHandler).map { ($0, context) }
    }
    var seen: Set<TypeID> = []
    var open = [type]
    while !open.isEmpty {
      let type = open.removeFirst()
      guard seen.insert(type).inserted else { continue }
      var found: [(declaration: Declaration, context: LexicalContext)] = []
      for (holder, context) in parts(of: type) {
        if holder.kind != .protocol {
          found += holder.members.filter(\.isHandler).map { ($0, context.inside(holder, type)) }
        }
        for text in holder.inherited + holder.refined {
          switch meaning(ofInherited: text, context) {
          case .protocols(let parents): open += parents
          case .concrete(let parent): open.append(parent)
          case .unknown: break
          }
        }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The service that has a candidate's method, and the requirement if it is one of a protocol that the sources declare.
  func service(
    of candidate: RouteCandidate, in provider: Candidate
  ) -> (TypeSyntax, (declaration: Declaration, context: LexicalContext)?)? {
    guard case .services(let services) = provider.choice else { return nil }
    for service in services {
      if case .protocols(let protocols) = meaning(of: service.withoutAny, in: provider.inner),
        let found = requirement(like: candidate.declaration, of: protocols, isExact: true)
      {
        return (service, found)
      }
    }
    for service in services {
      switch meaning(of: service.withoutAny, in: provider.inner) {
      case .protocols(let protocols):
        if let found = requirement(like: candidate.declaration, of: protocols) { return (service, found) }
      case .concrete, .unknown: return (service, nil)
      }
    }
    return nil
  }

  /// Whether a method of a service is bound to the instance, so that who is elsewhere has to wait.
  func isOnItsActor(_ method: Declaration, of service: TypeSyntax, in context: LexicalContext) -> Bool {
    guard !method.has("nonisolated"), globalActor(among: method.attributes, in: context) == nil else { return false }
    switch meaning(of: service.withoutAny, in: context) {
    case .concrete(let type): return types[type, default: []].contains { $0.declaration.kind == .actor }
    case .protocols(let protocols): return protocols.contains(where: isOfActors)
    case .unknown: return false
    }
  }

  /// Whether only actors can conform to a protocol.
  private func isOfActors(_ type: TypeID) -> Bool {
    let words: Set = ["Actor", "DistributedActor", "_Concurrency.Actor", "_Concurrency::Actor"]
    var seen: Set<TypeID> = []
    var open = [type]
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      for (declaration, context) in parts(of: type) where declaration.kind == .protocol {
        for text in declaration.inherited + declaration.refined {
          if words.contains(text) { return true }
          if case .protocols(let parents) = meaning(ofInherited: text, context) { open += parents }
        }
      }
    }
    return false
  }

  /// The requirement of some protocols, or of those that they refine, that a method fulfils.
  func requirement(
    like method: Declaration, of protocols: [TypeID]
  ) -> (declaration: Declaration, context: LexicalContext)? {
    requirement(like: method, of: protocols, isExact: true) ?? requirement(like: method, of: protocols, isExact: false)
  }

  /// - Parameter isExact: Whether the types of parameters must be written the same, as overloads differ in no more.
  private func requirement(
    like method: Declaration, of protocols: [TypeID], isExact: Bool
  ) -> (declaration: Declaration, context: LexicalContext)? {
    var seen: Set<TypeID> = []
    var open = protocols
    while let type = open.popLast() {
      guard seen.insert(type).inserted else { continue }
      for symbol in types[type, default: []] {
        for member in symbol.declaration.members where member.isLike(method, isExact) {
          return (member, symbol.context.inside(symbol.declaration, type))
        }
        for text in symbol.declaration.inherited + symbol.declaration.refined {
          if case .protocols(let parents) = meaning(ofInherited: text, symbol.context) { open += parents }
        }
      }
    }
    return nil
  }
}

extension Declaration {
  /// Whether it is `static func handle(_ request: RouteRequest)`.
  fileprivate var isHandler: Bool {
    guard kind == .func, name == "handle", has("static") || has("class"), parameters.count == 1,
      parameters[0].label == "_", case .name(_, let components) = TypeSyntax(parameters[0].type).withoutPrefixes
    else { return false }
    return components.last?.name == "RouteRequest"
  }

  fileprivate func isLike(_ other: Declaration, _ isExact: Bool) -> Bool {
    kind == .func && name == other.name && parameters.map(\.label) == other.parameters.map(\.label)
      && (!isExact || parameters.map(\.type) == other.parameters.map(\.type))
  }
}

extension TypeSyntax {
  fileprivate var withoutAny: TypeSyntax {
    if case .any(let inner) = self { inner } else { self }
  }

  /// An opaque type as the existential that it can be handed out as.
  fileprivate var withoutSome: TypeSyntax {
    if case .some(let inner) = unparenthesised { .any(inner) } else { self }
  }
}
