import WaggleGraph
import WaggleSyntax

/// Writes the catalog of routes: what it depends on, and a statement for each way to reach one.
struct RouteCatalogEmitter {
  private let graph: ServiceGraph

  /// One function of thousands of statements costs the optimiser a minute.
  private static let statementsPerFunction = 50

  init(_ graph: ServiceGraph) {
    self.graph = graph
  }

  func emit(to writer: inout SwiftWriter) {
    let module = graph.module
    let routes = Array(graph.routes.enumerated())
    let starts = Array(stride(from: 0, to: routes.count, by: Self.statementsPerFunction))
    func register(_ start: Int, _ writer: inout SwiftWriter) {
      for (index, route) in routes[start..<min(start + Self.statementsPerFunction, routes.count)] {
        statements(route, index, &writer)
      }
    }
    writer.line("/// The routes that \(module) answers, and those of the modules that it is built on.")
    writer.block(
      "nonisolated public enum \(RegistrationFile.routeCatalogName(of: module)): WaggleRouting::RouteCatalog"
    ) { writer in
      writer.block("public static var dependencies: [any WaggleRouting::RouteCatalog.Type]") { writer in
        writer.line("[" + (graph.routeDependencies.isEmpty ? "]" : ""))
        guard !graph.routeDependencies.isEmpty else { return }
        writer.indented { writer in
          for below in graph.routeDependencies {
            writer.line(
              "\(below)::\(RegistrationFile.routeCatalogName(of: below)).self,"
                + "  // does not compile? \(below) has '@route' annotations but lacks WagglePlugin in its target's plugins"
            )
          }
        }
        writer.line("]")
      }
      writer.line()
      writer.block("public static func register(in registrar: WaggleRouting::RouteRegistrar) throws") { writer in
        if starts.count == 1 {
          register(0, &writer)
        } else {
          for part in starts.indices { writer.line("try register\(part)(in: registrar)") }
        }
      }
      guard starts.count > 1 else { return }
      for (part, start) in starts.enumerated() {
        writer.line()
        writer.block("private static func register\(part)(in registrar: WaggleRouting::RouteRegistrar) throws") {
          writer in
          register(start, &writer)
        }
      }
    }
  }

  private func statements(_ route: AnnotatedRoute, _ index: Int, _ writer: inout SwiftWriter) {
    let place = "\(route.place.provider) (\(route.place.fileID):\(route.place.line))".quoted
    let function = (route.home.map { $0 + "." } ?? "") + RouteFunctionEmitter.name(index)
    let doors =
      route.patterns.map { route.isPublic ? "publicly(at: \($0.text.quoted))" : "at(\($0.text.quoted))" }
      + route.keys.map { "key(\($0.quoted))" }
      + (route.action.map { ["action(\($0.target.quoted), \($0.name.quoted))"] } ?? [])
    writer.conditional(route.conditions + route.availability.conditions) { writer in
      for door in doors {
        let call = "try registrar.\(door).add(\(place), \(route.isAsync ? "waiting: " : "")\(function))"
        if route.availability.versions.isEmpty {
          writer.line(call)
        } else {
          let checks = route.availability.versions.map { "#available(\($0))" }.joined(separator: ", ")
          writer.line("if \(checks) { \(call) }")
        }
      }
    }
  }
}
