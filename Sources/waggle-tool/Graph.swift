internal import WaggleCodegen
internal import WaggleGraph

/// The verb `graph`.
enum Graph {
  static let help = """
    USAGE: waggle-tool graph --sources LIST [--target NAME] [--format FORMAT] [-o FILE] [--focus SERVICE] [--modules]

    Draws who provides and who asks in the program of one target, with problems marked.

    OPTIONS:
      --format FORMAT text (default), dot (for Graphviz), mermaid, json, or html (one page that needs nothing else)
      -o FILE         where to write it; without, it is printed
      --focus SERVICE only what this service needs, and those that need it
      --modules       only modules, and who asks whom
    \(Workspace.help)

    The shape of '--format json', which 'html' holds too:

    \(GraphData.shape)
    """

  static func run(_ arguments: [String]) throws(ToolError) {
    let options = try Options(
      arguments, verb: "graph", known: Workspace.options + ["--format", "-o", "--focus"], flags: ["--modules"])
    let name = options.optional("--format") ?? "text"
    guard let format = GraphFormat(rawValue: name) else {
      let all = GraphFormat.allCases.map(\.rawValue)
      let hint = NearestSpelling.question(name, among: all)
      throw .usage("there is no format '\(name)'; \(hint ?? "use \(all.joined(separator: ", "))")", help: "graph")
    }
    let workspace = try Workspace(options)
    let graphs = workspace.graphs
    guard graphs.count == 1 else {
      let names = workspace.roots.map { "'\($0)'" }.joined(separator: ", ")
      throw .usage("several targets make a registry; choose one of \(names) with '--target'", help: "graph")
    }
    var focus: ServiceIdentity?
    if let service = options.optional("--focus") {
      focus = graphs[0].services(named: service).first
      if focus == nil {
        let hint = NearestSpelling.question(service, among: graphs[0].services.map(\.name)).map { "; \($0)" }
        throw .problems("error: nobody names a service '\(service)'\(hint ?? "")\n")
      }
    }
    let picture = GraphPicture(graphs[0], focus: focus, modulesOnly: options.has("--modules")).bytes(format)
    if let file = options.optional("-o") {
      try FileSystem.write(picture, to: file)
    } else {
      try FileSystem.print(picture)
    }
  }
}
