import WaggleGraph
import WaggleSyntax

/// A program as JSON, for other tools and for the page.
package struct GraphData {
  /// The shape of `json`, for `graph --help`.
  package static let shape = """
      {"version": 1, "roots": ["App"],
       "modules": [{"name": "App", "kind": "executable", "dependsOn": ["Near"]}],
       "services": [{"service": "API.Clock", "name": "wall", "module": "API"}],
       "providers": [{"provider": "Near.Wall", "module": "Near", "scope": "singleton", "file": "Near/Wall.swift",
         "line": 4, "services": [0], "conditions": ["DEBUG"], "fallback": true, "replaces": "Far.Watch", "byHand": true}],
       "requests": [{"service": 0, "kind": "get", "module": "App", "provider": 0, "file": "App/main.swift", "line": 5,
         "optional": true, "route": 0}],
       "routes": [{"patterns": ["mgj://search/:query"], "keys": ["find"], "action": "Search.open", "access": "public",
         "function": "Near.search", "module": "Near", "file": "Near/Search.swift", "line": 8}],
       "problems": [{"kind": "missing", "message": "...", "file": "...", "line": 5, "column": 24, "services": [0],
         "providers": [0], "notes": [{"file": "...", "line": 4, "message": "..."}]}]}
    Numbers in 'services' and the like are places in those lists. Fields that say nothing are left out.
    """

  private struct Service: Hashable {
    var text: String
    var name: String?

    init(_ service: ServiceIdentity, _ name: String?) {
      text = service.text
      self.name = name
    }

    init(_ service: ServiceIdentity, _ name: ServiceMention.Name) {
      if case .text(let text) = name { self.init(service, text) } else { self.init(service, nil as String?) }
    }
  }

  private let picture: GraphPicture
  private var services: [Service] = []
  private var indices: [Service: Int] = [:]
  private var identities: [String: ServiceIdentity] = [:]
  private var requestsAt: [Place: [Request]] = [:]
  private var providersAt: [Place: [Int]] = [:]
  private var fileIDs: [String: String] = [:]
  private let moduleNames: Set<String>

  init(_ picture: GraphPicture) {
    self.picture = picture
    moduleNames = Set(picture.graph.modules.map(\.name))
    for service in picture.graph.services { identities[service.text] = service }
    var found: Set<Service> = []
    for provider in picture.graph.providers {
      for service in provider.services { found.insert(Service(service, provider.provider.name)) }
    }
    for request in picture.graph.requests { found.insert(Service(request.service, request.name)) }
    for registration in picture.graph.registrations where registration.adds {
      found.insert(Service(registration.service, registration.name))
    }
    services = found.sorted { ($0.text, $0.name ?? "") < ($1.text, $1.name ?? "") }
    for (index, service) in services.enumerated() { indices[service] = index }
    for request in picture.graph.requests {
      requestsAt[Place(path: request.path, position: request.position), default: []].append(request)
    }
    for (index, provider) in picture.graph.providers.enumerated() {
      let place = provider.provider.place
      providersAt[Place(path: place.path, position: place.position), default: []].append(index)
    }
    for module in picture.graph.modules {
      for file in module.files { fileIDs[file.path] = module.name + "/" + file.name }
    }
  }

  private func index(_ service: Service) -> Int { indices[service] ?? 0 }

  var json: [UInt8] {
    let graph = picture.graph
    var json = JSONWriter()
    json.object(
      ("version", { $0.number(1) }),
      ("roots", { $0.list(graph.root.files.isEmpty ? [] : [graph.root.name]) { $0.string($1) } }),
      ("modules", { json in json.list(graph.modules) { $0.object(of: $1, among: moduleNames) } }),
      (
        "services",
        { json in
          json.list(services) { json, service in
            let module = identities[service.text]?.fullName.split(separator: ".").first.map(String.init)
            json.object(
              ("service", { $0.string(identities[service.text]?.fullName ?? service.text) }),
              ("name", service.name.map { name in { $0.string(name) } }),
              (
                "module",
                module.flatMap { name in moduleNames.contains(name) ? { $0.string(name) } : nil }
              ))
          }
        }
      ),
      ("providers", { writeProviders(&$0) }),
      ("requests", { json in json.list(graph.requests) { write($1, to: &$0) } }),
      ("routes", graph.routes.isEmpty ? nil : { json in json.list(graph.routes) { $0.object(of: $1) } }),
      ("problems", { json in json.list(picture.problems) { write($1, to: &$0) } }),
      (
        "focus",
        picture.focus.flatMap { focus in services.firstIndex { $0.text == focus.text } }.map { index in
          { $0.number(index) }
        }
      ),
      ("view", picture.modulesOnly ? { $0.string("modules") } : nil))
    json.raw("\n")
    return json.bytes
  }

  private func writeProviders(_ json: inout JSONWriter) {
    let registrations = picture.graph.registrations.filter(\.adds)
    json.list(Array(0..<(picture.graph.providers.count + registrations.count))) { json, index in
      guard index >= picture.graph.providers.count else { return write(picture.graph.providers[index], to: &json) }
      let registration = registrations[index - picture.graph.providers.count]
      json.object(
        ("provider", { $0.string(registration.module) }),
        ("module", { $0.string(registration.module) }),
        ("file", { $0.string(registration.fileID) }),
        ("line", { $0.number(registration.position.line) }),
        ("services", { $0.list([Service(registration.service, registration.name)]) { $0.number(self.index($1)) } }),
        ("byHand", { $0.raw("true") }))
    }
  }

  private func write(_ provider: ProgramProvider, to json: inout JSONWriter) {
    let one = provider.provider
    json.object(
      ("provider", { $0.string(one.place.provider) }),
      ("module", { $0.string(provider.module) }),
      ("scope", { $0.string(one.scope.rawValue) }),
      ("file", { $0.string(one.place.fileID) }),
      ("line", { $0.number(one.place.line) }),
      ("services", { $0.list(provider.services) { $0.number(self.index(Service($1, one.name))) } }),
      ("conditions", one.conditions.isEmpty ? nil : { $0.list(one.conditions) { $0.string($1) } }),
      ("fallback", one.isFallback ? { $0.raw("true") } : nil),
      ("replaces", one.replaces.map { replaced in { $0.string(replaced) } }))
  }

  private func write(_ request: Request, to json: inout JSONWriter) {
    json.object(
      ("service", { $0.number(index(Service(request.service, request.name))) }),
      ("kind", { $0.string(request.kind.rawValue) }),
      ("module", { $0.string(request.module) }),
      ("provider", request.provider.map { provider in { $0.number(provider) } }),
      ("file", { $0.string(request.fileID) }),
      ("line", { $0.number(request.position.line) }),
      ("optional", request.isOptional ? { $0.raw("true") } : nil),
      ("route", request.route.map { route in { $0.number(route) } }))
  }

  private func write(_ problem: Diagnostic, to json: inout JSONWriter) {
    let places = Set(
      [Place(path: problem.path, position: problem.position)]
        + problem.notes.map { Place(path: $0.path, position: $0.position) })
    let requests = places.flatMap { requestsAt[$0] ?? [] }
    let providers = places.flatMap { providersAt[$0] ?? [] }.sorted()
    json.object(
      ("kind", { $0.string(problem.kind) }),
      ("message", { $0.string(problem.message) }),
      ("file", { $0.string(fileID(problem.path)) }),
      ("line", { $0.number(problem.position.line) }),
      ("column", { $0.number(problem.position.column) }),
      ("services", { $0.list(Set(requests.map { index(Service($0.service, $0.name)) }).sorted()) { $0.number($1) } }),
      ("providers", { $0.list(providers) { $0.number($1) } }),
      (
        "notes",
        { json in
          json.list(problem.notes) { json, note in
            json.object(
              ("file", { $0.string(fileID(note.path)) }),
              ("line", { $0.number(note.position.line) }),
              ("message", { $0.string(note.message) }))
          }
        }
      ))
  }

  /// As `Module/File.swift`, so that the text is the same on every machine.
  private func fileID(_ path: String) -> String { fileIDs[path] ?? path }
}

extension JSONWriter {
  fileprivate mutating func object(of module: Module, among known: Set<String>) {
    object(
      ("name", { $0.string(module.name) }),
      ("kind", { $0.string(module.kind.rawValue) }),
      ("dependsOn", { $0.list(module.dependencies.filter(known.contains)) { $0.string($1) } }))
  }
}
