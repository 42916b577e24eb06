internal import WaggleCodegen

/// The verb `list`.
enum List {
  static let help = """
    USAGE: waggle-tool list --sources LIST [--target NAME] [--json]

    Prints a table of all services: who provides them, in which scope, under which name, and where; and, if there are
    any, one of all routes.

    OPTIONS:
    \(Workspace.help)
      --json          print JSON instead:

    \(ServiceList.shape)
    """

  static func run(_ arguments: [String]) throws(ToolError) {
    let options = try Options(arguments, verb: "list", known: Workspace.options, flags: ["--json"])
    let list = ServiceList(try Workspace(options).graphs)
    if options.has("--json") { try FileSystem.print(list.json) } else { try FileSystem.print(list.text) }
  }
}
