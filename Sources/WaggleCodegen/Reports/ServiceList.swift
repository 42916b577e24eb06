package import WaggleGraph
import WaggleSyntax

/// Who provides what in a program, a row for each service of each provider; and what answers which routes.
package struct ServiceList {
  /// The shape of `json`, for `list --help`.
  package static let shape = """
      {"version": 1, "services": [{"service": "API.Clock", "provider": "Near.Wall", "scope": "singleton",
        "name": "wall", "module": "Near", "file": "Near/Wall.swift", "line": 4, "conditions": ["DEBUG"],
        "fallback": true, "replaces": "Far.Watch", "byHand": true}],
       "routes": [{"patterns": ["mgj://search/:query"], "keys": ["find"], "action": "Search.open", "access": "public",
        "function": "Near.search", "module": "Near", "file": "Near/Search.swift", "line": 8, "conditions": ["DEBUG"]}]}
    'name', 'conditions', 'fallback', 'replaces', 'byHand' and what a route is not reached by are left out; what is
    registered by hand has neither 'provider' nor 'scope'. Rows are sorted by service, name, file and line, routes by
    module, file and line. A version stays as it is but for fields that are added.
    """

  private struct Row {
    var service: String
    var provider: ProgramProvider?
    var name: String?
    var module: String
    var fileID: String
    var line: Int
  }

  private let rows: [Row]
  private let routes: RouteList

  /// Collects the rows of some programs, each once.
  package init(_ graphs: [ProgramGraph]) {
    var rows: [String: Row] = [:]
    for graph in graphs {
      for provider in graph.providers {
        let place = provider.provider.place
        for service in provider.services {
          let row = Row(
            service: service.fullName, provider: provider, name: provider.provider.name, module: provider.module,
            fileID: place.fileID, line: place.line)
          rows["\(row.service)\0\(row.name ?? "")\0\(row.fileID)\0\(100_000_000 + row.line)"] = row
        }
      }
      for registration in graph.registrations where registration.adds {
        var row = Row(
          service: registration.service.fullName, provider: nil, name: nil, module: registration.module,
          fileID: registration.fileID, line: registration.position.line)
        if case .text(let name) = registration.name { row.name = name }
        rows["\(row.service)\0\(row.name ?? "")\0\(row.fileID)\0\(100_000_000 + row.line)"] = row
      }
    }
    routes = RouteList(graphs)
    self.rows = rows.sorted { $0.key < $1.key }.map(\.value)
  }

  /// A table with a head.
  package var text: String {
    var table = TextTable(["SERVICE", "PROVIDER", "SCOPE", "NAME", "MODULE", "PLACE"])
    for row in rows {
      var provider = row.provider.map(\.name) ?? "(by hand)"
      if let condition = row.provider?.provider.conditions.first { provider += " (#if \(condition))" }
      table.add([
        row.service, provider, row.provider?.provider.scope.rawValue ?? "", row.name ?? "", row.module,
        "\(row.fileID):\(row.line)",
      ])
    }
    return table.text + (routes.isEmpty ? "" : "\n" + routes.text)
  }

  /// An object with a version; see `shape`.
  package var json: [UInt8] {
    var json = JSONWriter()
    json.object(
      ("version", { $0.number(1) }),
      (
        "services",
        { json in
          json.list(rows) { json, row in
            let provider = row.provider?.provider
            json.object(
              ("service", { $0.string(row.service) }),
              ("provider", provider.map { one in { $0.string(one.place.provider) } }),
              ("scope", provider.map { one in { $0.string(one.scope.rawValue) } }),
              ("name", row.name.map { name in { $0.string(name) } }),
              ("module", { $0.string(row.module) }),
              ("file", { $0.string(row.fileID) }),
              ("line", { $0.number(row.line) }),
              (
                "conditions",
                provider.flatMap { one in
                  one.conditions.isEmpty ? nil : { $0.list(one.conditions) { $0.string($1) } }
                }
              ),
              ("fallback", provider?.isFallback == true ? { $0.raw("true") } : nil),
              ("replaces", provider?.replaces.map { replaced in { $0.string(replaced) } }),
              ("byHand", provider == nil ? { $0.raw("true") } : nil))
          }
        }
      ),
      ("routes", routes.isEmpty ? nil : { routes.write(to: &$0) }))
    json.raw("\n")
    return json.bytes
  }
}
