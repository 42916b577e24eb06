import WaggleGraph
import WaggleSyntax

/// Writes the function that makes one service: in an extension of the provider's own type, so that it has that type's
/// isolation, or free where the provider is a function or value at file level.
struct FactoryEmitter {
  private let registration: Registration
  private let provider: Provider

  init(_ registration: Registration) {
    self.registration = registration
    provider = registration.provider
  }

  func emit(to writer: inout SwiftWriter) {
    writer.conditional(provider.conditions + provider.availability.conditions) { writer in
      guard let home = provider.maker.home else {
        attributes.forEach { writer.line($0) }
        return function(isStatic: false, to: &writer)
      }
      attributes.forEach { writer.line($0) }
      writer.block("extension \(home)") { function(isStatic: true, to: &$0) }
    }
  }

  private var attributes: [String] {
    provider.availability.versions.map { "@available(\($0))" }
      + (provider.availability.isDeprecated ? ["@available(*, deprecated)"] : [])
  }

  private func function(isStatic: Bool, to writer: inout SwiftWriter) {
    let result = provider.isAsync ? "Waggle::Made<\(registration.service)>" : "\(registration.service)"
    let isolation = provider.isolation.map { $0 + " " } ?? ""
    let keyword = isStatic ? "static func" : "func"
    let effects = provider.isAsync ? "async throws" : "throws"
    let services = provider.isAsync ? "Waggle::ServiceResolver" : "Waggle::ServiceInjector"
    let head =
      "\(isolation)fileprivate \(keyword) \(registration.factory)(_ services: \(services)) "
      + "\(effects) -> \(result)"
    writer.block(head) { writer in
      switch registration.source {
      case .made: make(to: &writer)
      case .shared(let instance, let name):
        let get =
          provider.isAsync
          ? "services.get(waitingFor: \(instance.metatype), named: \(name.quoted))"
          : "services.getShared(\(instance.metatype), \(name.quoted))"
        writer.line(wrapped(get, needsTry: true) + place)
      }
    }
  }

  // MARK: The call

  /// Names the provider on each line that calls it, for the compiler shows the line with its errors.
  private var place: String {
    "  // \(provider.place.provider), \(provider.place.fileID):\(provider.place.line)"
  }

  private func make(to writer: inout SwiftWriter) {
    let services = defaulted
    guard !services.isEmpty else { return writer.line(call(keeping: []) + place) }
    let tests = services.map { "services.contains(\($0.metatype))" }
    writer.line("switch \(tests.count == 1 ? tests[0] : "(" + tests.joined(separator: ", ") + ")") {")
    for bits in 0..<(1 << services.count) {
      // From "all are provided" down to "none is".
      let provided = services.indices.map { bits >> (services.count - 1 - $0) & 1 == 0 }
      let kept = Set(zip(services, provided).filter { !$0.1 }.map(\.0))
      let pattern = provided.map { "\($0)" }.joined(separator: ", ")
      writer.line("case \(services.count == 1 ? pattern : "(\(pattern))"): return \(call(keeping: kept))" + place)
    }
    writer.line("}")
  }

  /// The services that decide whether a parameter keeps its default, each once.
  private var defaulted: [TypeSyntax] {
    var found: [TypeSyntax] = []
    for parameter in provider.parameters where parameter.mayKeepDefault {
      if let service = parameter.service, !found.contains(service) { found.append(service) }
    }
    return found
  }

  private func call(keeping kept: Set<TypeSyntax>) -> String {
    let passed = provider.parameters.filter { parameter in
      parameter.source != .omitted
        && !(parameter.mayKeepDefault && parameter.service.map(kept.contains) == true)
    }
    let arguments = passed.map { ($0.label.map { $0 + ": " } ?? "") + argument($0.source) }
    let needsTry = provider.isThrowing || passed.contains(where: \.source.throws)
    let list = provider.maker.isCalled ? "(" + arguments.joined(separator: ", ") + ")" : ""
    return wrapped(provider.maker.expression + list, needsTry: needsTry)
  }

  /// Adds what an instance needs that is shared, and what an asynchronous factory returns.
  private func wrapped(_ expression: String, needsTry: Bool) -> String {
    var text = expression
    if provider.scope.isShared || provider.isAsync { text += " as \(registration.service)" }
    if provider.scope.isShared { text = "Waggle::ServiceRegistrar.share(\(text))" }
    if provider.isAsync { text = "Waggle::Made(\(text))" }
    return (needsTry ? "try " : "") + (provider.isAsync ? "await " : "") + text
  }

  private func argument(_ source: Injection.Source) -> String {
    switch source {
    case .get(let type): "services.get(\(label)\(type.metatype))"
    case .getIfProvided(let type):
      "services.contains(\(type.metatype)) ? services.get(\(label)\(type.metatype)) : nil"
    case .getAll(let type): "services.getAll(\(label)\(type.metatype))"
    case .lazy(let type): "Waggle::LazyService(\(type.metatype), from: \(resolver))"
    case .closure(let type): "{ [services = services.later] in try services.get(\(type.metatype)) }"
    case .resolver: resolver
    case .registry: "services.registry"
    case .omitted: ""
    }
  }

  /// An asynchronous factory waits for what it needs.
  private var label: String { provider.isAsync ? "waitingFor: " : "" }

  /// What may leave the factory.
  private var resolver: String { provider.isAsync ? "services" : "services.resolver" }
}

extension Injection.Source {
  fileprivate var `throws`: Bool {
    switch self {
    case .get, .getIfProvided, .getAll: true
    case .lazy, .closure, .resolver, .registry, .omitted: false
    }
  }
}
