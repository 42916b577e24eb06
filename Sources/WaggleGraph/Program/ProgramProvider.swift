import WaggleSyntax

/// A provider as a part of a program.
package struct ProgramProvider: Sendable {
  package let provider: Provider
  package let module: String
  /// As the registry tells them from others.
  package let services: [ServiceIdentity]
  /// Whether its conditions hold in this build; `nil` if nobody can tell.
  package let isPresent: Bool?
  /// What it gets for its parameters.
  private let needs: [Need]
  /// On which actor it is made, as far as the sources tell.
  let isolation: KnownIsolation

  private struct Need {
    var injection: Injection
    var service: ServiceIdentity
  }

  init(_ provider: Provider, _ candidate: Candidate, _ conditions: BuildConditions, _ program: Program) {
    self.provider = provider
    module = candidate.context.file.module
    let symbols = program.symbols
    services = provider.services.map { symbols.identity(of: $0, in: candidate.inner) }
    let presence = conditions.hold(provider.conditions + provider.availability.conditions)
    // Off Apple's systems every version is new enough.
    let isVersioned = !provider.availability.versions.isEmpty && conditions.platform.os == nil
    isPresent = presence == true && isVersioned ? nil : presence
    needs = provider.parameters.compactMap { injection in
      injection.service.map { service in
        Need(injection: injection, service: symbols.identity(of: service, in: candidate.inner))
      }
    }
    isolation =
      !symbols.namesMainActor
      ? .unknown
      : symbols.isolation(
        of: candidate, provider.isolation,
        isNonisolatedByDefault: program.modules[candidate.context.file.module]?.isNonisolatedByDefault == true)
  }

  /// What it asks for when it is made.
  func requests(_ index: Int) -> [Request] {
    needs.map { need in
      let kind: Request.Kind
      var isOptional = need.injection.mayKeepDefault
      switch need.injection.source {
      case .getAll: kind = .getAll
      case .lazy, .closure: kind = .lazy
      case .getIfProvided:
        kind = .get
        isOptional = true
      default: kind = .get
      }
      return Request(
        kind: kind, service: need.service, name: .none, file: provider.parameterFile, provider: index,
        position: need.injection.position, isOptional: isOptional,
        isUnchecked: provider.parameterFile.file.uncheckedLines.contains(need.injection.position.line),
        isPresent: isPresent == true, hasAnyName: false, hasArgument: false, isHandedOn: false)
    }
  }

  /// Whether it takes another's place: by its name, with the module or without.
  package func replaces(_ other: ProgramProvider) -> Bool {
    guard let replaced = provider.replaces else { return false }
    let name = other.provider.place.provider
    return name == replaced || name.hasSuffix("." + replaced)
  }

  /// As messages name it: without its module.
  package var name: String {
    provider.place.provider.split(separator: ".", maxSplits: 1).last.map(String.init) ?? provider.place.provider
  }
}
