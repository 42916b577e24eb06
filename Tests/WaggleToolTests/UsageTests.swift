import Testing

@Suite struct UsageTests {
  @Test(arguments: [
    (["--help"], "USAGE: waggle-tool VERB"), (["-h"], "USAGE: waggle-tool VERB"), (["help"], "USAGE: waggle-tool VERB"),
    (["generate", "--help"], "USAGE: waggle-tool generate"), (["generate", "-h"], "USAGE: waggle-tool generate"),
    (["generate", "--sources", "--help"], "USAGE: waggle-tool generate"),
    (["list", "--help"], "USAGE: waggle-tool list"), (["check", "-h"], "USAGE: waggle-tool check"),
    (["graph", "--help"], "USAGE: waggle-tool graph"), (["explain", "X", "--help"], "USAGE: waggle-tool explain"),
    (["scan", "--help"], "USAGE: waggle-tool scan"), (["scan", "--declarations", "-h"], "USAGE: waggle-tool scan"),
  ])
  func `help goes to standard output`(arguments: [String], wanted: String) throws {
    let result = try Tool.run(arguments)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix(wanted))
    #expect(result.output.hasSuffix("\n") && !result.output.hasSuffix("\n\n"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func `the tool's help names all verbs and exit codes`() throws {
    let help = try Tool.run("--help").output
    for text in ["generate", "list", "check", "graph", "explain", "scan", "0 fine", "1 problems", "2 wrong usage"] {
      #expect(help.contains(text))
    }
  }

  @Test(arguments: [
    ([], "a verb is missing", ""),
    ([""], "unknown verb ''", ""),
    (["generat"], "unknown verb 'generat'; did you mean 'generate'?", ""), (["draw"], "unknown verb 'draw'", ""),
    (["--version"], "unknown verb '--version'", ""),
    (["generate"], "'generate' needs '--sources'", "generate "),
    (["generate", "--sources", "x"], "'generate' needs '--output'", "generate "),
    (["generate", "--output", "x"], "'generate' needs '--sources'", "generate "),
    (["generate", "--sources"], "'--sources' needs a value", "generate "),
    (["generate", "--sources", "--output", "x"], "'--sources' needs a value", "generate "),
    (["generate", "--sources", "x", "--output", ""], "'--output' needs a value", "generate "),
    (["generate", "--sources", "x", "--sources", "y"], "'--sources' is given twice", "generate "),
    (["generate", "--sorces", "x"], "unknown option '--sorces'; did you mean '--sources'?", "generate "),
    (["generate", "--x", "x"], "unknown option '--x'; 'generate' knows --sources, --output, --cache", "generate "),
    (["list"], "'list' needs '--sources'", "list "),
    (["check", "--unsed"], "unknown option '--unsed'; did you mean '--unused'?", "check "),
    (
      ["check", "x"], "unexpected argument 'x'; 'check' knows --sources, --target, --cache, --json, --unused", "check "
    ),
    (["graph", "--format"], "'--format' needs a value", "graph "),
    (["graph", "--format", "htm"], "there is no format 'htm'; did you mean 'html'?", "graph "),
    (["graph", "--format", "pdf"], "there is no format 'pdf'; use text, dot, mermaid, json, html", "graph "),
    (["explain", "--sources", "x"], "'explain' needs the name of a service", "explain "),
    (["explain", "A", "B"], "unexpected argument 'B'; 'explain' knows --sources, --target, --cache", "explain "),
    (["generate", "x"], "unexpected argument 'x'; 'generate' knows --sources, --output, --cache", "generate "),
    (["scan"], "'scan' wants '--declarations' and files or folders", "scan "),
    (["scan", "x"], "'scan' wants '--declarations' and files or folders", "scan "),
    (["scan", "--declarations"], "'scan --declarations' wants files or folders", "scan "),
    (["scan", "--declarations", "--all", "x"], "unknown option '--all'", "scan "),
  ])
  func `wrong usage ends with 2, says what is wrong, and where help is`(
    arguments: [String], message: String, verb: String
  ) throws {
    let result = try Tool.run(arguments)
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == "error: \(message)\nSee 'waggle-tool \(verb)--help'.\n")
  }
}
