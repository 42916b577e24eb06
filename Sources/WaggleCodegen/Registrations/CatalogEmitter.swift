import WaggleGraph
import WaggleSyntax

/// Writes the catalog: what it depends on, and a statement for each registration.
struct CatalogEmitter {
  private let graph: ServiceGraph
  private let registrations: RegistrationList

  private static let catalog = CatalogWriter(
    runtime: "Waggle", conformance: "ServiceCatalog", registrar: "ServiceRegistrar", isThrowing: false)

  init(_ graph: ServiceGraph, _ registrations: RegistrationList) {
    self.graph = graph
    self.registrations = registrations
  }

  func emit(to writer: inout SwiftWriter) {
    let module = graph.module
    let current = registrations.all.filter { !$0.provider.availability.isDeprecated }
    let deprecated = registrations.all.filter(\.provider.availability.isDeprecated)
    var dependencies = graph.dependencies.map { below in
      Self.catalog.dependency(on: below, RegistrationFile.catalogName(of: below), annotation: "@service")
    }
    if !deprecated.isEmpty { dependencies.append("\(module)DeprecatedServices.self,") }
    writer.line("/// The services that \(module) provides, and those of the modules that it is built on.")
    Self.catalog.emit(
      "nonisolated public enum \(RegistrationFile.catalogName(of: module))", dependencies: dependencies, current,
      to: &writer, statement: statement)
    guard !deprecated.isEmpty else { return }
    writer.line()
    // A deprecated name may be mentioned without a warning only where all is deprecated; a protocol's witness may be.
    Self.catalog.emit(
      "nonisolated fileprivate enum \(module)DeprecatedServices", access: "", attribute: "@available(*, deprecated) ",
      dependencies: [], deprecated, to: &writer, statement: statement)
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
    let place = provider.place.title.quoted
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
      if let check = provider.availability.check {
        writer.line("if \(check) { \(call) }" + (leftOut(by: check).map { " else { \($0) }" } ?? ""))
      } else {
        writer.line(call)
      }
    }
  }
}
