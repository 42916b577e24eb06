internal import WaggleGraph

/// The command line: verbs, help and exit codes (0 fine, 1 problems found, 2 wrong usage).
@main
enum WaggleTool {
  static let help = """
    USAGE: waggle-tool VERB ...

    VERBS:
      generate  writes a module's registration file; the build plugin runs it
      list      prints who provides which service
      check     finds what a build would find, without building
      graph     draws who provides and who asks
      explain   says of one service who provides it and why
      scan      prints the declarations that the parser sees

    'waggle-tool VERB --help' says more. Exit codes: 0 fine, 1 problems found, 2 wrong usage.
    """

  static func main() {
    do throws(ToolError) {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileSystem.printError(error.text)
      FileSystem.exit(error.exitCode)
    }
  }

  private static func run(_ arguments: [String]) throws(ToolError) {
    guard let verb = arguments.first else { throw .usage("a verb is missing", help: nil) }
    let rest = Array(arguments.dropFirst())
    let wantsHelp = rest.contains("--help") || rest.contains("-h")
    if ["--help", "-h", "help"].contains(verb) { return try FileSystem.print(help + "\n") }
    guard let known = verbs.first(where: { $0.name == verb }) else {
      let hint = NearestSpelling.question(verb, among: verbs.map(\.name)).map { "; \($0)" } ?? ""
      throw .usage("unknown verb '\(verb)'" + hint, help: nil)
    }
    if wantsHelp { return try FileSystem.print(known.help + "\n") }
    try known.run(rest)
  }

  private struct Verb {
    var name: String
    var help: String
    var run: ([String]) throws(ToolError) -> Void
  }

  private static var verbs: [Verb] {
    [
      Verb(name: "generate", help: Generate.help, run: Generate.run),
      Verb(name: "list", help: List.help, run: List.run),
      Verb(name: "check", help: Check.help, run: Check.run),
      Verb(name: "graph", help: Graph.help, run: Graph.run),
      Verb(name: "explain", help: Explain.help, run: Explain.run),
      Verb(name: "scan", help: Scan.help, run: Scan.run),
    ]
  }
}
