internal import WaggleCodegen
internal import WaggleGraph
internal import WaggleSyntax

/// The verb `generate`.
enum Generate {
  static let help = """
    USAGE: waggle-tool generate --sources LIST --output FILE [--cache FILE]

    Writes the registration file of a module from the '@service' annotations in its sources. The build plugin runs it.

    OPTIONS:
      --sources LIST  a text file that names the module, the modules that it is built on, and their sources; a line each:
                        module NAME library|executable|test    the first is the one to write the file for
                        depends NAME                           a module that this one is built on
                        define NAME                            a compilation condition that holds in this one
                        source PATH                            a source file of this one
      --output FILE   the Swift file to write; it is left alone if its text would not change, or if there are problems
      --cache FILE    where to keep what was found in each source, so that only changed ones are parsed again
    """

  static func run(_ arguments: [String]) throws(ToolError) {
    let options = try Options(arguments, verb: "generate", known: ["--sources", "--output", "--cache"])
    let listPath = try options.value("--sources")
    let output = try options.value("--output")
    let list = try SourceList(at: listPath)
    var reader = ModuleReader(SummaryCache(options.optional("--cache")))
    let (linked, others) = list.closure(of: list.targets[0].name)
    let modules = try reader.read(linked)
    let program = Program(modules)
    let providers = ProviderReader(program)
    let graph = ServiceGraph(of: list.targets[0].name, in: program, providers)
    var bag = DiagnosticBag()
    graph.diagnostics.forEach { bag.add($0) }
    if graph.isComplete, program.modules[graph.module]?.isChecked == true {
      let whole = ProgramGraph(of: [graph.module], in: program, providers)
      var problems = whole.diagnostics
      // What is not part of the program is read only if somebody may be told of it.
      if !others.isEmpty, problems.contains(where: { $0.kind == "missing" }) {
        let wider = Program(modules + reader.readIfPossible(others))
        problems = ProgramGraph(of: [graph.module], in: wider, ProviderReader(wider)).diagnostics
      }
      problems.forEach { bag.add($0) }
    }
    reader.cache.save()
    let problems = bag.sorted
    guard problems.isEmpty else { throw .problems(problems.map { $0.text + "\n" }.joined()) }
    let generated = Array(RegistrationFile(graph).text.utf8)
    // An untouched file is compiled by nobody.
    if let old = try? FileSystem.read(output), old == generated { return }
    try FileSystem.write(generated, to: output)
  }
}
