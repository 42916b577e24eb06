internal import WaggleCodegen
internal import WaggleGraph

/// The verb `check`.
enum Check {
  static let help = """
    USAGE: waggle-tool check --sources LIST [--target NAME] [--unused] [--json]

    Finds what a build would find, without building: wrong annotations, and in the program of each target that makes a
    registry services that nobody provides or several do, circles, and instances that outlive their scope.

    OPTIONS:
    \(Workspace.help)
      --unused        also report services that nobody asks for
      --json          print JSON instead:

    \(ProblemList.shape)
    """

  static func run(_ arguments: [String]) throws(ToolError) {
    let options = try Options(arguments, verb: "check", known: Workspace.options, flags: ["--json", "--unused"])
    let workspace = try Workspace(options)
    var bag = DiagnosticBag()
    for module in workspace.own {
      ServiceGraph(of: module, in: workspace.program, workspace.providers).diagnostics.forEach { bag.add($0) }
    }
    let graphs = workspace.roots.isEmpty ? [] : workspace.graphs
    for graph in graphs {
      graph.diagnostics.forEach { bag.add($0) }
      if options.has("--unused") { graph.unused.forEach { bag.add($0) } }
    }
    let problems = bag.sorted
    if options.has("--json") { try FileSystem.print(ProblemList(problems).json) }
    guard problems.isEmpty else {
      throw .problems(options.has("--json") ? "" : problems.map { $0.text + "\n" }.joined())
    }
    if !options.has("--json") { try FileSystem.print(summary(of: graphs, workspace)) }
  }

  /// What was looked at, where nothing is wrong with it.
  private static func summary(of graphs: [ProgramGraph], _ workspace: Workspace) -> String {
    guard !graphs.isEmpty else {
      return
        "no problems in \(workspace.own.count) targets; none of them makes a registry (an executable does, or a library that "
        + "says '// @registry' above the variable), so no program was checked\n"
    }
    return graphs.map { graph in
      let counts = [
        text(graph.modules.count, "module"), text(graph.providers.count, "provider"),
        text(graph.requests.count, "request"),
      ]
      let unknown = graph.registersUnknown.map {
        "; nothing was looked for that may be missing, since \($0) registers services whose types the sources do not show"
      }
      return "\(graph.root.name): \(counts.joined(separator: ", ")), no problems\(unknown ?? "")\n"
    }.joined()
  }

  private static func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
