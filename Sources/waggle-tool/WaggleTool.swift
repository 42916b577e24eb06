/// The command line: verbs, help and exit codes (0 fine, 1 problems found, 2 wrong usage).
@main
enum WaggleTool {
  static let help = """
    USAGE: waggle-tool VERB ...

    VERBS:
      generate  writes a module's registration file; the build plugin runs it
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
    switch verb {
    case "--help", "-h", "help": try FileSystem.print(help + "\n")
    case "generate" where wantsHelp: try FileSystem.print(Generate.help + "\n")
    case "generate": try Generate.run(rest)
    case "scan" where wantsHelp: try FileSystem.print(Scan.help + "\n")
    case "scan": try Scan.run(rest)
    default: throw .usage("unknown verb '\(verb)'", help: nil)
    }
  }
}
