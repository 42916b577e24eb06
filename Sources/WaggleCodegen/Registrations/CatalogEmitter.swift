import WaggleGraph
import WaggleSyntax

/// Writes the catalog: what it depends on, and a statement for each registration.
struct CatalogEmitter {
  private let graph: ServiceGraph
  private let registrations: RegistrationList

  /// One function of thousands of statements costs the optimiser a minute.
  private static let statementsPerFunction = 50

  init(_ graph: ServiceGraph, _ registrations: RegistrationList) {
    self.graph = graph
    self.registrations = registrations
  }

  func emit(to writer: inout SwiftWriter) {
    let module = graph.module
    let current = registrations.all.filter { !$0.provider.availability.isDeprecated }
    let deprecated = registrations.all.filter(\.provider.availability.isDeprecated)
    var dependencies = graph.dependencies.map { below in
      "\(below)::\(RegistrationFile.catalogName(of: below)).self,"
        + "  // does not compile? \(below) has '@service' annotations but lacks WagglePlugin in its target's plugins"
    }
    if !deprecated.isEmpty { dependencies.append("\(module)DeprecatedServices.self,") }
    writer.line("/// The services that \(module) provides, and those of the modules that it is built on.")
    catalog(
      "nonisolated public enum \(RegistrationFile.catalogName(of: module))", "public ", dependencies, current, &writer)
    guard !deprecated.isEmpty else { return }
    writer.line()
    // A deprecated name may be mentioned without a warning only where all is deprecated; a protocol's witness may be.
    catalog(
      "nonisolated fileprivate enum \(module)DeprecatedServices", "", [], deprecated, &writer,
      attribute: "@available(*, deprecated) ")
  }

  private func catalog(
    _ head: String, _ access: String, _ dependencies: [String], _ registrations: [Registration],
    _ writer: inout SwiftWriter, attribute: String = ""
  ) {
    let starts = Array(stride(from: 0, to: registrations.count, by: Self.statementsPerFunction))
    func register(_ part: Int, _ writer: inout SwiftWriter) {
      let end = min(starts[part] + Self.statementsPerFunction, registrations.count)
      for registration in registrations[starts[part]..<end] { statement(registration, &writer) }
    }
    writer.block(head + ": Waggle::ServiceCatalog") { writer in
      writer.block("\(access)static var dependencies: [any Waggle::ServiceCatalog.Type]") { writer in
        if dependencies.isEmpty {
          writer.line("[]")
        } else {
          writer.line("[")
          writer.indented { writer in dependencies.forEach { writer.line($0) } }
          writer.line("]")
        }
      }
      writer.line()
      writer.block("\(attribute)\(access)static func register(in registrar: Waggle::ServiceRegistrar)") { writer in
        if starts.count == 1 {
          register(0, &writer)
        } else {
          for part in starts.indices { writer.line("register\(part)(in: registrar)") }
        }
      }
      guard starts.count > 1 else { return }
      for part in starts.indices {
        writer.line()
        writer.block("\(attribute)private static func register\(part)(in registrar: Waggle::ServiceRegistrar)") {
          writer in
          register(part, &writer)
        }
      }
    }
  }

  private func statement(_ registration: Registration, _ writer: inout SwiftWriter) {
    let provider = registration.provider
    var door = "registrar"
    if let name = registration.name { door += ".named(\(name.quoted))" }
    if provider.scope != .transient { door += ".scope(.\(provider.scope.rawValue))" }
    if !registration.isHidden {
      if let replaced = provider.replaces { door += ".replacing(\(replaced.quoted))" }
      if provider.isFallback { door += ".asFallback" }
    }
    let place = "\(provider.place.provider) (\(provider.place.fileID):\(provider.place.line))".quoted
    let factory = (provider.maker.home.map { $0 + "." } ?? "") + registration.factory
    let call =
      "\(door).add(\(registration.service.metatype), \(place), \(provider.isAsync ? "waiting: " : "")\(factory))"
    /// Keeps for messages what is not registered. The service's type may not be there either, so its name must do.
    func leftOut(by condition: String) -> String? {
      if registration.isHidden { return nil }
      let named = registration.name.map { ".named(\($0.quoted))" } ?? ""
      return "registrar\(named).leaveOut(\(registration.service.plainName.quoted), \(place), by: \(condition.quoted))"
    }
    let conditions = provider.conditions + provider.availability.conditions
    writer.conditional(conditions, else: leftOut(by: "#if \(conditions.asOne)")) { writer in
      if provider.availability.versions.isEmpty {
        writer.line(call)
      } else {
        let checks = provider.availability.versions.map { "#available(\($0))" }.joined(separator: ", ")
        writer.line("if \(checks) { \(call) }" + (leftOut(by: checks).map { " else { \($0) }" } ?? ""))
      }
    }
  }
}
