import WaggleGraph
import WaggleSyntax

/// Writes the catalog of routes: what it depends on, and a statement for each way to reach one.
struct RouteCatalogEmitter {
  private let graph: ServiceGraph

  private static let catalog = CatalogWriter(
    runtime: "WaggleRouting", conformance: "RouteCatalog", registrar: "RouteRegistrar", isThrowing: true)

  init(_ graph: ServiceGraph) {
    self.graph = graph
  }

  func emit(to writer: inout SwiftWriter) {
    let module = graph.module
    let dependencies = graph.routeDependencies.map { below in
      Self.catalog.dependency(on: below, RegistrationFile.routeCatalogName(of: below), annotation: "@route")
    }
    writer.line("/// The routes that \(module) answers, and those of the modules that it is built on.")
    Self.catalog.emit(
      "nonisolated public enum \(RegistrationFile.routeCatalogName(of: module))", dependencies: dependencies,
      Array(graph.routes.enumerated()), to: &writer
    ) { route, writer in
      statements(route.element, route.offset, &writer)
    }
  }

  private func statements(_ route: AnnotatedRoute, _ index: Int, _ writer: inout SwiftWriter) {
    let place = route.place.title.quoted
    let function = (route.home.map { $0 + "." } ?? "") + RouteFunctionEmitter.name(index)
    let doors =
      route.patterns.map { route.isPublic ? "publicly(at: \($0.text.quoted))" : "at(\($0.text.quoted))" }
      + route.keys.map { "key(\($0.quoted))" }
      + (route.action.map { ["action(\($0.target.quoted), \($0.name.quoted))"] } ?? [])
    writer.conditional(route.conditions + route.availability.conditions) { writer in
      for door in doors {
        let call = "try registrar.\(door).add(\(place), \(route.isAsync ? "waiting: " : "")\(function))"
        writer.line(route.availability.check.map { "if \($0) { \(call) }" } ?? call)
      }
    }
  }
}
