package import WaggleGraph

/// The Swift source that registers the providers and routes of one module.
///
/// The same graph always gives the same bytes. Nothing in the text depends on the machine, the day or the configuration.
package struct RegistrationFile {
  /// The whole source.
  package let text: String

  /// Writes the source.
  ///
  /// - Complexity: O(*n*) in the number of providers, and exponential in the parameters of one provider that may keep their
  ///   default, of which there are at most `Injection.mostDefaults`.
  package init(_ graph: ServiceGraph) {
    var writer = SwiftWriter()
    let words = graph.routes.isEmpty ? "'@service'" : "'@service' and '@route'"
    writer.line("// Written by WagglePlugin from the \(words) annotations of \(graph.module). Changes here are lost.")
    guard graph.canRegister else {
      writer.line("// Target '\(graph.module)' does not depend on Waggle, so there is nothing to register.")
      text = writer.text
      return
    }
    let registrations = RegistrationList(graph.providers, in: graph.module)
    writer.line()
    writer.line("public import Waggle")
    if graph.canRoute { writer.line("public import WaggleRouting") }
    for line in graph.imports { writer.conditional(line.conditions) { $0.line(line.text) } }
    writer.line()
    CatalogEmitter(graph, registrations).emit(to: &writer)
    if graph.canRoute {
      writer.line()
      RouteCatalogEmitter(graph).emit(to: &writer)
    }
    for registration in registrations.all {
      writer.line()
      FactoryEmitter(registration).emit(to: &writer)
    }
    for (index, route) in graph.routes.enumerated() {
      writer.line()
      RouteFunctionEmitter(route, index).emit(to: &writer)
    }
    text = writer.text
  }

  /// The name of the catalog of routes.
  package static func routeCatalogName(of module: String) -> String { module + "Routes" }

  /// The name of the catalog, and of the file without its ending.
  package static func catalogName(of module: String) -> String { module + "Services" }
}
