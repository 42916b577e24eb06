import WaggleSyntax

/// Who provides and who asks in the whole program of one composition root.
package struct ProgramGraph: Sendable {
  /// The target that makes the registry.
  package let root: Module
  /// The modules that the root is built on, and itself, by name.
  package let modules: [Module]
  /// By module, file and line.
  package let providers: [ProgramProvider]
  /// Those of providers first, in their order; then those of other code, by file.
  package let requests: [Request]
  /// What is annotated as the answer of a route and may be there in this build, by module, file and line.
  package let routes: [AnnotatedRoute]
  /// By hand, in the order of the files.
  package let registrations: [ManualRegistration]

  let symbols: SymbolTable
  /// The providers of modules that are known and not part of the program.
  let unlinked: [ProgramProvider]
  /// Whether the registry may hold the catalogs of some modules only.
  let choosesCatalogs: Bool
  /// A file that registers services whose types do not show, so that nothing is known to be missing.
  package let registersUnknown: String?
  /// Whether anybody asks for services whose types do not show, so that nothing is known to be unused.
  let asksForUnknown: Bool
  /// Services that somebody may provide in a way that the sources do not show.
  private let handedOn: Set<String>
  private let metatypes: Set<String>
  private let byService: [String: [Int]]
  /// The services that somebody provides without a name, or may.
  private let unnamed: Set<String>
  /// What each provider gets when it is made, for certain, by its place.
  package private(set) var needs: [[Need]] = []
  private let manual: [String: [ManualRegistration]]

  /// Collects what a root's modules provide and ask for.
  ///
  /// - Parameter roots: The target that makes the registry; several if none of them does.
  /// - Complexity: O(*n*) in the number of declarations and requests of the program.
  package init(of roots: [String], in program: Program, _ reader: ProviderReader) {
    let closure = roots.reduce(into: Set<String>()) { $0.formUnion(program.closure(of: $1)) }
    let sole = roots.count == 1 ? program.modules[roots[0]] : nil
    root = sole ?? Module(name: roots.sorted().joined(separator: ", "), files: [])
    modules = program.modules.values.filter { closure.contains($0.name) }.sorted { $0.name < $1.name }
    symbols = program.symbols
    let conditions = program.modules.mapValues { BuildConditions(of: $0, in: program) }
    var found: [ProgramProvider] = []
    var others: [ProgramProvider] = []
    // What is wrong with these is said where they are.
    var obstructed: Set<String> = []
    for (name, candidates) in reader.candidates.sorted(by: { $0.key < $1.key }) {
      guard let conditions = conditions[name] else { continue }
      for candidate in candidates {
        let providers = reader.providers(from: candidate, forCode: false)
        if providers.isEmpty { obstructed.formUnion(candidate.services(program.symbols)) }
        for provider in providers {
          let one = ProgramProvider(provider, candidate, conditions, program)
          if closure.contains(name) { found.append(one) } else { others.append(one) }
        }
      }
    }
    let resolver = MentionResolver(
      program.symbols.files.filter { closure.contains($0.module) }, program.symbols, conditions)
    providers = found
    unlinked = others
    registrations = resolver.registrations
    choosesCatalogs = resolver.choosesCatalogs
    metatypes = resolver.metatypes
    registersUnknown = resolver.registersUnknown
    asksForUnknown = resolver.asksForUnknown
    handedOn = (resolver.handsOn ? metatypes : []).union(obstructed)
    manual = Dictionary(grouping: resolver.registrations, by: \.service.text)
    routes = closure.sorted().flatMap { name in
      reader.routes(of: name).filter { route in
        conditions[name]?.hold(route.conditions + route.availability.conditions) != false
      }
    }
    requests = Self.withoutRepeatedHandles(
      found.enumerated().flatMap { index, provider in provider.requests(index) }
        + routes.enumerated().flatMap { index, route in route.requests(index) } + resolver.requests)
    var byService: [String: [Int]] = [:]
    for (index, provider) in found.enumerated() where provider.isPresent != false {
      for service in provider.services { byService[service.text, default: []].append(index) }
    }
    self.byService = byService
    unnamed = Set(byService.filter { $0.value.contains { found[$0].provider.name == nil } }.keys)
    needs = certainNeeds
  }

  /// Leaves out where the type of a handle is mentioned again: where the handle is made says more.
  private static func withoutRepeatedHandles(_ requests: [Request]) -> [Request] {
    var kept = requests.filter { !$0.hasAnyName }
    var handles = Set(kept.filter { $0.kind == .lazy }.map { $0.module + " " + $0.service.text })
    for request in requests where request.hasAnyName {
      if handles.insert(request.module + " " + request.service.text).inserted { kept.append(request) }
    }
    return kept
  }
}

// MARK: Services

extension ProgramGraph {
  /// Everything that is provided or asked for, by its name with modules.
  package var services: [ServiceIdentity] {
    var found: [String: ServiceIdentity] = [:]
    for service in providers.flatMap(\.services) + requests.map(\.service) + registrations.map(\.service) {
      found[service.text] = service
    }
    return found.values.sorted { ($0.fullName, $0.text) < ($1.fullName, $1.text) }
  }

  /// The services of a name, with modules or without.
  package func services(named name: String) -> [ServiceIdentity] {
    let name = name.replacing("::", with: ".")
    return services.filter { [$0.name, $0.fullName, $0.text].contains(name) || "any " + name == $0.text }
  }
}

// MARK: Who provides

extension ProgramGraph {
  /// Everybody who provides a service under exactly this name, or may.
  package func providers(of service: ServiceIdentity, named name: String?) -> [Int] {
    byService[service.text, default: []].filter { providers[$0].provider.name == name }
  }

  /// Everybody who provides a service under any name, or may.
  package func providers(of service: ServiceIdentity) -> [Int] {
    byService[service.text, default: []]
  }

  /// Whether somebody provides what is asked for, or may; where nobody knows the name, under any.
  func hasProvider(of request: Request) -> Bool {
    if request.name == .none, unnamed.contains(request.service.text) { return true }
    guard let all = byService[request.service.text] else { return false }
    guard case .known(let name) = request.knownName else { return true }
    return all.contains { providers[$0].provider.name == name }
  }

  /// Those among some providers of one service and name that `get` chooses from.
  package func effective(_ candidates: [Int]) -> [Int] {
    guard candidates.count > 1 else { return candidates }
    let standing = candidates.filter { one in
      !candidates.contains { $0 != one && providers[$0].replaces(providers[one]) }
    }
    // Those that replace one another in a circle are all there.
    guard !standing.isEmpty else { return candidates }
    let firm = standing.filter { !providers[$0].provider.isFallback }
    return firm.isEmpty ? standing : firm
  }

  /// Whether the service's type is handed to somebody who may ask for it.
  func isHandedOn(_ service: ServiceIdentity) -> Bool { metatypes.contains(service.text) }

  /// Whether somebody registers a service by hand, or may.
  func isRegisteredByHand(_ service: ServiceIdentity, _ name: ServiceMention.Name) -> Bool {
    if registersUnknown != nil || handedOn.contains(service.text) { return true }
    return manual[service.text, default: []].contains { $0.mayBe(name) }
  }

  /// Whether somebody takes providers of a service away, or may.
  func isOverriddenByHand(_ service: ServiceIdentity, _ name: ServiceMention.Name) -> Bool {
    manual[service.text, default: []].contains { $0.isOverride && $0.mayBe(name) }
  }

  /// Whom a request gets for certain; `nil` where that depends on what only the build or the run knows.
  package func answer(to request: Request) -> [Int]? {
    guard case .known(let name) = request.knownName else { return nil }
    if isRegisteredByHand(request.service, request.name) || request.hasArgument { return nil }
    if request.kind == .getAll, name == nil {
      let groups = Dictionary(grouping: providers(of: request.service)) { providers[$0].provider.name }
      let all = groups.values.flatMap(effective).sorted()
      return all.allSatisfy { providers[$0].isPresent == true } ? all : nil
    }
    let candidates = providers(of: request.service, named: name)
    return candidates.allSatisfy { providers[$0].isPresent == true } ? effective(candidates) : nil
  }
}

extension ManualRegistration {
  func mayBe(_ name: ServiceMention.Name) -> Bool {
    name == .computed || self.name == .computed || self.name == name
  }
}

extension Request {
  enum KnownName {
    case known(String?)
    case unknown
  }

  var knownName: KnownName {
    if hasAnyName || isHandedOn { return .unknown }
    switch name {
    case .none: return .known(nil)
    case .text(let text): return .known(text)
    case .computed: return .unknown
    }
  }
}

extension Candidate {
  fileprivate func services(_ symbols: SymbolTable) -> [String] {
    guard case .services(let services) = choice else { return [] }
    return services.map { symbols.identity(of: $0, in: inner).text }
  }
}
