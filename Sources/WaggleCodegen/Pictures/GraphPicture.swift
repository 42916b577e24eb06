package import WaggleGraph
import WaggleSyntax

/// The forms in which a graph is written.
package enum GraphFormat: String, CaseIterable, Sendable {
  case text, dot, mermaid, json, html
}

/// Who provides and who asks in a program, as nodes and arrows.
package struct GraphPicture {
  struct Node {
    enum Kind {
      case provider
      /// The code of a module, as far as it asks for services.
      case code
      /// What answers a route.
      case route
      case module
      /// A service that is registered by hand.
      case manual
      /// A service that nobody provides.
      case missing
    }

    var kind: Kind
    /// What is written in it; for a provider its name.
    var label: String
    /// A second line: what is provided, and how.
    var detail = ""
    /// The module that it belongs to; a missing service belongs to none.
    var module: String?
    var isProblem = false
  }

  struct Arrow {
    var from: Int
    var to: Int
    /// The service that is asked for.
    var label: String
    var isLazy = false
    var isProblem = false
  }

  private(set) var nodes: [Node] = []
  private(set) var arrows: [Arrow] = []
  let graph: ProgramGraph
  let focus: ServiceIdentity?
  let modulesOnly: Bool
  let problems: [Diagnostic]

  /// Draws a program.
  ///
  /// - Parameters:
  ///   - graph: The program.
  ///   - focus: If given, only what this service needs and who needs it is drawn.
  ///   - modulesOnly: Whether modules are drawn instead of providers.
  /// - Complexity: O(*n*) in the number of providers and requests.
  package init(_ graph: ProgramGraph, focus: ServiceIdentity?, modulesOnly: Bool) {
    self.graph = graph
    self.focus = focus
    self.modulesOnly = modulesOnly
    problems = graph.diagnostics
    draw()
    if let focus { restrict(to: focus) }
    if modulesOnly { merge() }
  }

  /// The picture in a format.
  package func bytes(_ format: GraphFormat) -> [UInt8] {
    switch format {
    case .text: Array(text.utf8)
    case .dot: Array(dot.utf8)
    case .mermaid: Array(mermaid.utf8)
    case .json: GraphData(self).json
    case .html: GraphPage(GraphData(self).json).html
    }
  }
}

extension GraphPicture.Node {
  /// What answers a route, by all that it is reached by.
  fileprivate init(_ route: AnnotatedRoute) {
    let name = route.place.provider.split(separator: ".", maxSplits: 1).last.map(String.init) ?? ""
    self.init(
      kind: .route, label: route.titles.joined(separator: ", "), detail: (route.isPublic ? "public · " : "") + name,
      module: route.module)
  }
}

/// A place that a problem may point at.
struct Place: Hashable {
  var path: String
  var position: SourcePosition
}

extension GraphPicture {
  private mutating func draw() {
    var wrong: Set<Place> = []
    for problem in problems {
      wrong.insert(Place(path: problem.path, position: problem.position))
      if problem.kind == "cycle" {
        for note in problem.notes { wrong.insert(Place(path: note.path, position: note.position)) }
      }
    }
    for provider in graph.providers {
      let one = provider.provider
      let services = provider.services.map(\.name).joined(separator: ", ")
      nodes.append(
        Node(
          kind: .provider, label: provider.name,
          detail: services + (one.name.map { " \"\($0)\"" } ?? "") + " · " + one.scope.rawValue,
          module: provider.module,
          isProblem: wrong.contains(Place(path: one.place.path, position: one.place.position))))
    }
    var others: [String: Int] = [:]
    for route in graph.routes { _ = node(Node(route), "route \(route.place.provider)", &others) }
    var drawn: [String: Int] = [:]
    for request in graph.requests where request.kind != .contains {
      let from = request.provider ?? asker(request, &others)
      let isProblem = wrong.contains(Place(path: request.path, position: request.position))
      for to in targets(of: request, &others) {
        let key = "\(from) \(to) \(request.service.text)"
        if let index = drawn[key] {
          arrows[index].isProblem = arrows[index].isProblem || isProblem
          arrows[index].isLazy = arrows[index].isLazy && request.kind == .lazy
          continue
        }
        drawn[key] = arrows.count
        arrows.append(
          Arrow(
            from: from, to: to, label: request.service.name, isLazy: request.kind == .lazy, isProblem: isProblem))
      }
    }
  }

  /// The route or the code that asks.
  private mutating func asker(_ request: Request, _ others: inout [String: Int]) -> Int {
    if let index = request.route {
      let route = graph.routes[index]
      return node(Node(route), "route \(route.place.provider)", &others)
    }
    return node(Node(kind: .code, label: request.module, module: request.module), "code", &others)
  }

  private mutating func targets(of request: Request, _ others: inout [String: Int]) -> [Int] {
    let possible = graph.answer(to: request) ?? graph.providers(of: request.service)
    if !possible.isEmpty { return possible }
    let byHand = graph.registrations.filter { $0.service.text == request.service.text && $0.adds }
    if let first = byHand.first {
      return [
        node(
          Node(kind: .manual, label: request.service.name, detail: "by hand", module: first.module),
          "hand \(request.service.text)", &others)
      ]
    }
    if request.isOptional || request.kind == .getAll { return [] }
    return [
      node(
        Node(kind: .missing, label: request.service.name, detail: "nobody provides it", isProblem: true),
        "missing \(request.service.text)", &others)
    ]
  }

  private mutating func node(_ node: Node, _ key: String, _ others: inout [String: Int]) -> Int {
    let key = "\(key) \(node.module ?? "")"
    if let index = others[key] { return index }
    others[key] = nodes.count
    nodes.append(node)
    return nodes.count - 1
  }

  /// Keeps what a service needs, and those that need it, at any depth.
  private mutating func restrict(to service: ServiceIdentity) {
    let start = nodes.indices.filter { index in
      index < graph.providers.count
        ? graph.providers[index].services.contains { $0.text == service.text }
        : nodes[index].label == service.name && nodes[index].kind != .code
    }
    var kept = Set(start)
    for forward in [true, false] {
      var next: [Int: [Int]] = [:]
      for arrow in arrows { next[forward ? arrow.from : arrow.to, default: []].append(forward ? arrow.to : arrow.from) }
      var seen = Set(start)
      var open = start
      while let node = open.popLast() {
        for other in next[node] ?? [] where seen.insert(other).inserted { open.append(other) }
      }
      kept.formUnion(seen)
    }
    keep(kept)
  }

  private mutating func keep(_ kept: Set<Int>) {
    let order = kept.sorted()
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    nodes = order.map { nodes[$0] }
    arrows = arrows.compactMap { arrow in
      guard let from = places[arrow.from], let to = places[arrow.to] else { return nil }
      var arrow = arrow
      (arrow.from, arrow.to) = (from, to)
      return arrow
    }
  }

  /// Puts a module in the place of its nodes, and one arrow in the place of several.
  private mutating func merge() {
    var merged: [Node] = []
    var places: [String: Int] = [:]
    let indices = nodes.map { node -> Int in
      let name = node.module ?? node.label
      if let index = places[name] {
        if node.isProblem { merged[index].isProblem = true }
        return index
      }
      places[name] = merged.count
      merged.append(
        Node(
          kind: node.module == nil ? .missing : .module, label: name, detail: node.module == nil ? node.detail : "",
          module: nil, isProblem: node.isProblem))
      return merged.count - 1
    }
    var found: [String: Arrow] = [:]
    for arrow in arrows where indices[arrow.from] != indices[arrow.to] {
      let key = "\(100_000 + indices[arrow.from]) \(100_000 + indices[arrow.to])"
      var one = found[key] ?? Arrow(from: indices[arrow.from], to: indices[arrow.to], label: "", isLazy: true)
      let labels = one.label.split(separator: ", ").map(String.init)
      if !labels.contains(arrow.label) { one.label = (labels + [arrow.label]).joined(separator: ", ") }
      one.isLazy = one.isLazy && arrow.isLazy
      one.isProblem = one.isProblem || arrow.isProblem
      found[key] = one
    }
    nodes = merged
    arrows = found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The nodes of each module, and last those that belong to none.
  var clusters: [(module: String?, nodes: [Int])] {
    let groups = Dictionary(grouping: nodes.indices) { nodes[$0].module }
    return groups.sorted { ($0.key == nil ? 1 : 0, $0.key ?? "") < ($1.key == nil ? 1 : 0, $1.key ?? "") }
      .map { ($0.key, $0.value) }
  }
}
