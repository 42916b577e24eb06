internal import WaggleCodegen
internal import WaggleGraph
internal import WaggleSyntax

/// The verb `scan`.
enum Scan {
  static let help = """
    USAGE: waggle-tool scan --declarations FILE-OR-FOLDER...

    Prints what the parser sees: a JSON object a line for each declaration at file level and in type bodies, in source
    order. Of folders all '.swift' files count, but for those below '.build'. What cannot be read whole is a problem.
    """

  static func run(_ arguments: [String]) throws(ToolError) {
    guard arguments.first == "--declarations" else {
      throw .usage("'scan' wants '--declarations' and files or folders", help: "scan")
    }
    let paths = arguments.dropFirst()
    guard !paths.isEmpty else { throw .usage("'scan --declarations' wants files or folders", help: "scan") }
    if let flag = paths.first(where: { $0.hasPrefix("-") }) { throw .usage("unknown option '\(flag)'", help: "scan") }
    var problems: [Diagnostic] = []
    for path in paths {
      for file in try files(path) {
        let source = SourceFile(path: file, bytes: try FileSystem.read(file))
        try FileSystem.print(DeclarationLines(source).bytes)
        problems += UnreadableCheck.run(source)
      }
    }
    guard problems.isEmpty else { throw .problems(problems.map { $0.text + "\n" }.joined()) }
  }

  /// The Swift files at a path, sorted by their path below it.
  private static func files(_ path: String) throws(ToolError) -> [String] {
    guard FileSystem.isDirectory(path, followingLinks: true) else { return [path] }
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for name in try FileSystem.contents(of: path + "/" + folder) {
        let relative = folder + name
        // A link may lead back up.
        if FileSystem.isDirectory(path + "/" + relative, followingLinks: false) {
          if name != ".build" { folders.append(relative + "/") }
        } else if name.hasSuffix(".swift") {
          found.append(relative)
        }
      }
    }
    return found.sorted().map { path + "/" + $0 }
  }
}
