import WaggleSyntax

/// Turns candidates that passed all checks into providers.
package struct ProviderReader: Sendable {
  private let symbols: SymbolTable
  /// Every annotated declaration of the program, by its module.
  let candidates: [String: [Candidate]]
  /// Every service that an annotation in the program provides.
  let provided: Set<TypeSyntax>
  /// Every declaration of the program that answers a route, by its module.
  let routeCandidates: [String: [RouteCandidate]]

  /// Finds the annotated declarations of a program.
  ///
  /// - Complexity: O(*n*) in the number of declarations.
  package init(_ program: Program) {
    symbols = program.symbols
    candidates = Candidate.all(program.symbols)
    var provided: Set<TypeSyntax> = []
    for candidate in candidates.values.joined() {
      if case .services(let services) = candidate.choice { provided.formUnion(services) }
    }
    self.provided = provided
    routeCandidates = RouteCandidate.all(program.symbols, candidates, provided: provided)
  }

  /// The routes of a module that can be read, by file, then by line.
  func routes(of module: String) -> [AnnotatedRoute] {
    let reader = RouteReader(symbols, self)
    return routeCandidates[module, default: []].filter { candidate in
      RouteChecks.all.allSatisfy { $0.run(candidate, symbols).isEmpty }
    }.flatMap(reader.routes).sorted { ($0.place.fileID, $0.place.line) < ($1.place.fileID, $1.place.line) }
  }

  /// One provider, or one for each `#if` branch that holds an initialiser.
  ///
  /// - Parameter forCode: Whether code is to be generated, which must know of isolation and deprecation.
  func providers(from candidate: Candidate, forCode: Bool = true) -> [Provider] {
    guard case .services(let services) = candidate.choice else { return [] }
    let declaration = candidate.declaration
    guard candidate.isType else {
      let called = candidate.isCallable ? declaration : nil
      return [provider(candidate, services, maker(candidate), called, candidate.context, [], forCode)]
    }
    let variants = InitializerChoice.variants(symbols.initializers(of: candidate), of: declaration)
    return variants.compactMap { variant in
      guard case .chosen(let initializer) = variant.choice else { return nil }
      return provider(
        candidate, services, maker(candidate), initializer.declaration, initializer.context, variant.conditions, forCode
      )
    }
  }

  private func provider(
    _ candidate: Candidate, _ services: [TypeSyntax], _ maker: Provider.Maker, _ called: Declaration?,
    _ context: LexicalContext, _ conditions: [String], _ forCode: Bool
  ) -> Provider {
    let declaration = candidate.declaration
    var chain = candidate.chain
    if candidate.isType, let called { chain.append(called) }
    if candidate.declaration.kind == .extension, let symbol = candidate.type.flatMap({ symbols.types[$0]?.first }) {
      chain += symbol.context.enclosing + [symbol.declaration]
    }
    let parameters = (called?.parameters ?? []).compactMap {
      Injection($0, in: context, symbols, provided: provided)
    }
    var availability = Availability(chain)
    let mentioned = services + parameters.compactMap(\.service)
    if forCode, mentioned.contains(where: { isDeprecated($0, candidate) }) { availability.isDeprecated = true }
    return Provider(
      services: services, scope: candidate.annotation.scope, name: candidate.annotation.name,
      replaces: candidate.annotation.replaces, isFallback: candidate.annotation.isFallback, maker: maker,
      parameters: parameters, parameterFile: context.file,
      isAsync: called?.isAsync ?? declaration.isAsync,
      isThrowing: called?.isThrowing ?? declaration.isThrowing,
      isolation: forCode || symbols.namesMainActor ? isolation(candidate, services, called) : nil,
      conditions: declaration.conditions + conditions,
      availability: availability,
      place: .init(
        provider: providerName(candidate), fileID: candidate.context.file.fileID, path: candidate.path,
        position: declaration.position))
  }

  // MARK: Names

  func maker(_ candidate: Candidate) -> Provider.Maker {
    let declaration = candidate.declaration
    if candidate.isType {
      let type = writtenType(candidate)
      return .init(home: type, expression: type, isCalled: true, result: TypeSyntax(type))
    }
    let home = candidate.context.enclosing.isEmpty ? nil : writtenType(candidate)
    let expression = home.map { $0 + "." + declaration.name } ?? candidate.context.file.module + "::" + declaration.name
    let result = declaration.type.map { symbols.service(TypeSyntax($0), in: candidate.context) }
    return .init(
      home: home, expression: expression, isCalled: candidate.isCallable, result: result ?? .verbatim(""))
  }

  /// `Module::Type`, or the type as it is written where the sources do not declare it.
  func writtenType(_ candidate: Candidate) -> String {
    if let type = candidate.type, symbols.types[type] != nil { return type.qualified }
    let chain = candidate.isType ? candidate.chain : candidate.context.enclosing
    return chain.map(\.name).joined(separator: ".")
  }

  /// `Module.Type` or `Module.make`, for messages and for `replaces:`.
  func providerName(_ candidate: Candidate) -> String {
    let module = candidate.context.file.module
    let type = writtenType(candidate).split(separator: ":").last.map(String.init) ?? ""
    if candidate.isType { return module + "." + type }
    let owner = candidate.context.enclosing.isEmpty ? "" : type + "."
    return module + "." + owner + candidate.declaration.name
  }

  // MARK: Isolation

  /// What generated code must say about isolation because it does not follow from the type that holds the factory.
  func isolation(_ candidate: Candidate, _ services: [TypeSyntax], _ called: Declaration?) -> String? {
    let context = candidate.context
    if candidate.isType {
      if let called, let actor = symbols.globalActor(among: called.attributes, in: candidate.inner) { return actor }
      guard let type = candidate.type else { return nil }
      let protocols = services.flatMap { service -> [TypeID] in
        if case .protocols(let found) = symbols.meaning(of: service, in: context) { found } else { [] }
      }
      if let actor = symbols.conformanceActor(of: type, to: protocols) { return actor }
      let isFree = symbols.isWrittenNonisolated(type) || context.enclosing.contains { $0.has("nonisolated") }
      return isFree && !symbols.conformsInPlainExtension(type, to: protocols) ? "nonisolated" : nil
    }
    let declaration = candidate.declaration
    if let actor = symbols.globalActor(among: declaration.attributes, in: context) { return actor }
    if declaration.has("nonisolated") || declaration.has("nonisolated(unsafe)") { return "nonisolated" }
    if let holder = context.enclosing.last, holder.kind == .extension {
      if let actor = symbols.globalActor(among: holder.attributes, in: context) { return actor }
      return holder.has("nonisolated") ? "nonisolated" : nil
    }
    guard let type = candidate.type, !context.enclosing.isEmpty else { return nil }
    return symbols.isWrittenNonisolated(type) ? "nonisolated" : nil
  }

  // MARK: Deprecation

  /// Whether a type mentions a name that is deprecated, so that generated code must be deprecated too.
  private func isDeprecated(_ type: TypeSyntax, _ candidate: Candidate) -> Bool {
    var found = false
    _ = type.mapNames { module, components in
      if let match = symbols.resolve(module, components.map(\.name), in: candidate.context) {
        for symbol in symbols.types[match.type, default: []] {
          let chain = symbol.context.enclosing + [symbol.declaration]
          if Availability(chain).isDeprecated { found = true }
        }
      }
      return .name(module: module, components)
    }
    return found
  }
}
