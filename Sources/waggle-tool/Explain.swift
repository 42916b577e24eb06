internal import WaggleCodegen
internal import WaggleGraph

/// The verb `explain`.
enum Explain {
  static let help = """
    USAGE: waggle-tool explain SERVICE --sources LIST [--target NAME]

    Says of a service who provides it and why, what that provider needs, who asks, and in what order all is made; and of
    one that nobody provides what was looked at, and why it does not count. A service that nobody names is a problem.

    OPTIONS:
      SERVICE         its name, with its module or without, such as Clock, API.Clock or 'Repository<User>'
    \(Workspace.help)
    """

  static func run(_ arguments: [String]) throws(ToolError) {
    let options = try Options(arguments, verb: "explain", known: Workspace.options, mostWords: 1)
    guard let service = options.words.first else {
      throw .usage("'explain' needs the name of a service", help: "explain")
    }
    let graphs = try Workspace(options).graphs
    let texts = graphs.flatMap { graph in
      graph.services(named: service).map { Explanation($0, in: graph).text }
    }
    guard texts.isEmpty else { return try FileSystem.print(texts.joined(separator: "\n")) }
    let names = Set(graphs.flatMap { $0.services.map(\.name) }).sorted()
    let hint = NearestSpelling.question(service, among: names).map { "; \($0)" }
    throw .problems("error: nobody names a service '\(service)'\(hint ?? "; 'list' shows all that are provided")\n")
  }
}
