import WaggleGraph
import WaggleSyntax

/// What answers which routes in a program.
struct RouteList {
  private let routes: [AnnotatedRoute]

  /// Collects the routes of some programs, each once, by module, file and line.
  init(_ graphs: [ProgramGraph]) {
    var seen: Set<String> = []
    routes = graphs.flatMap(\.routes).filter { route in
      seen.insert("\(route.place.path):\(route.place.line)").inserted
    }.sorted { ($0.module, $0.place.fileID, $0.place.line) < ($1.module, $1.place.fileID, $1.place.line) }
  }

  var isEmpty: Bool { routes.isEmpty }

  /// A table with a head, a row for each way to reach a route.
  var text: String {
    var table = TextTable(["ROUTE", "ANSWERED BY", "ACCESS", "MODULE", "PLACE"])
    for route in routes {
      let name = route.place.provider.split(separator: ".", maxSplits: 1).last.map(String.init) ?? ""
      let condition = route.conditions.first.map { " (#if \($0))" } ?? ""
      for (title, isPublic) in route.titles.enumerated().map({ ($1, $0 < route.patterns.count && route.isPublic) }) {
        table.add([
          title, name + condition, isPublic ? "public" : "internal", route.module,
          "\(route.place.fileID):\(route.place.line)",
        ])
      }
    }
    return table.text
  }

  func write(to json: inout JSONWriter) {
    json.list(routes) { $0.object(of: $1) }
  }
}

extension JSONWriter {
  /// A route with all that it is reached by.
  mutating func object(of route: AnnotatedRoute) {
    object(
      ("patterns", route.patterns.isEmpty ? nil : { $0.list(route.patterns) { $0.string($1.text) } }),
      ("keys", route.keys.isEmpty ? nil : { $0.list(route.keys) { $0.string($1) } }),
      ("action", route.action.map { action in { $0.string("\(action.target).\(action.name)") } }),
      ("access", { $0.string(route.isPublic ? "public" : "internal") }),
      ("function", { $0.string(route.place.provider) }),
      ("module", { $0.string(route.module) }),
      ("file", { $0.string(route.place.fileID) }),
      ("line", { $0.number(route.place.line) }),
      ("conditions", route.conditions.isEmpty ? nil : { $0.list(route.conditions) { $0.string($1) } }))
  }
}
