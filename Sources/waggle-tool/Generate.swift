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
                        source PATH                            a source file of this one
      --output FILE   the Swift file to write; it is left alone if its text would not change, or if there are problems
      --cache FILE    where to keep what was found in each source, so that only changed ones are parsed again
    """

  static func run(_ arguments: [String]) throws(ToolError) {
    let options = try Options(arguments, verb: "generate", known: ["--sources", "--output", "--cache"])
    let listPath = try options.value("--sources")
    let output = try options.value("--output")
    let list = try SourceList(text(of: listPath), path: listPath)
    var cache = SummaryCache(options.optional("--cache"))
    let program = Program(try modules(list.targets, &cache))
    cache.save()
    let graph = ServiceGraph(of: list.targets[0].name, in: program)
    guard graph.diagnostics.isEmpty else {
      throw .problems(graph.diagnostics.map { $0.text + "\n" }.joined())
    }
    let generated = Array(RegistrationFile(graph).text.utf8)
    // An untouched file is compiled by nobody.
    if let old = try? FileSystem.read(output), old == generated { return }
    try FileSystem.write(generated, to: output)
  }

  private static func text(of path: String) throws(ToolError) -> String {
    guard let text = String(validating: try FileSystem.read(path), as: UTF8.self) else {
      throw .file(path, "not a UTF-8 file")
    }
    return text
  }

  /// Reads all sources; what cannot be read is reported together.
  private static func modules(
    _ targets: [SourceList.Target], _ cache: inout SummaryCache
  ) throws(ToolError) -> [Module] {
    var problems = ""
    var modules: [Module] = []
    for target in targets {
      var module = Module(name: target.name, kind: target.kind, dependencies: target.dependencies, files: [])
      for path in target.sources {
        do {
          module.files.append(cache.summary(path: path, bytes: try FileSystem.read(path)))
        } catch {
          problems += error.text
        }
      }
      modules.append(module)
    }
    guard problems.isEmpty else { throw .problems(problems) }
    return modules
  }
}
