/// What the sources say about the services of one module.
///
/// ```swift
/// let graph = ServiceGraph(of: "CAim", in: Program(modules))
/// ```
package struct ServiceGraph: Sendable {
  package let module: String
  /// By file, then by line.
  package let providers: [Provider]
  /// The nearest modules below this one that have providers, sorted.
  package let dependencies: [String]
  /// By file, then by line.
  package let routes: [AnnotatedRoute]
  /// The nearest modules below this one that have routes, sorted.
  package let routeDependencies: [String]
  /// What generated code must import, sorted.
  package let imports: [ProviderImport]
  /// Whether its files could be read to their end.
  package let isComplete: Bool
  /// Whether the module is built on Waggle, so that generated code can use it.
  package let canRegister: Bool
  /// Whether it is built on WaggleRouting, so that it has a catalog of routes.
  package let canRoute: Bool
  /// The problems of this module's own sources, sorted.
  package let diagnostics: [Diagnostic]

  /// Reads the providers of a module and checks them.
  ///
  /// - Parameter reader: What was found in the program, if it was looked at before.
  /// - Complexity: O(*n*) in the number of declarations of the program.
  package init(of module: String, in program: Program, _ reader: ProviderReader? = nil) {
    let reader = reader ?? ProviderReader(program)
    let symbols = program.symbols
    let scopes = symbols.files.filter { $0.module == module }
    let files = scopes.map(\.file)
    var bag = DiagnosticBag()
    let unreadable = files.flatMap(UnreadableCheck.run)
    unreadable.forEach { bag.add($0) }
    // What stands in the rest of a file that cannot be read is anybody's guess, and checks do not guess.
    let isReadable = unreadable.isEmpty
    let candidates = isReadable ? reader.candidates[module, default: []] : []
    for file in files where isReadable {
      let found =
        UnattachedCheck.strays(in: file) + UnattachedCheck.misplaced(in: file)
        + InaccessibleCheck.locals(in: file)
      found.forEach { bag.add($0) }
    }
    if isReadable { scopes.flatMap(MarkerCheck.run).forEach { bag.add($0) } }
    UnlinkedCheck.run(candidates, module, program).forEach { bag.add($0) }
    var providers: [Provider] = []
    for candidate in candidates {
      let misplaced = UnattachedCheck.run(candidate, symbols)
      let found = misplaced.isEmpty ? CandidateChecks.all.flatMap { $0.run(candidate, symbols) } : misplaced
      found.forEach { bag.add($0) }
      guard found.isEmpty else { continue }
      for provider in reader.providers(from: candidate) {
        TooManyDefaultsCheck.run(candidate, provider).forEach { bag.add($0) }
        providers.append(provider)
      }
    }
    let routeCandidates = isReadable ? reader.routeCandidates[module, default: []] : []
    UnlinkedCheck.run(routeCandidates, module, program).forEach { bag.add($0) }
    for candidate in routeCandidates {
      RouteChecks.all.flatMap { $0.run(candidate, symbols) }.forEach { bag.add($0) }
    }
    routes = isReadable ? reader.routes(of: module) : []
    RouteConflictCheck.run(routes) { _, _ in true }.forEach { bag.add($0) }
    routeDependencies = program.nearestModulesWithRoutes(below: module)
    canRoute = program.module(module, isBuiltOn: "WaggleRouting")
    self.module = module
    isComplete = isReadable
    self.providers = providers.enumerated().sorted { a, b in
      (a.element.place.fileID, a.element.place.line, a.offset)
        < (b.element.place.fileID, b.element.place.line, b.offset)
    }.map(\.element)
    dependencies = program.nearestModulesWithProviders(below: module)
    imports = ProviderImport.all(
      of: module, for: candidates + routeCandidates.flatMap(\.sources),
      dependencies + routeDependencies + routes.compactMap(\.hiddenModule), symbols)
    canRegister = program.module(module, isBuiltOn: "Waggle")
    diagnostics = bag.sorted
  }
}
