internal import WaggleGraph

/// The modules of a source list, and which of them to look at.
struct Workspace {
  static let help = """
      --sources LIST  the modules and their sources, as 'waggle-tool generate --help' describes them; those to look at
                      are 'module NAME KIND own', or the first ('swift package services' writes the list by itself)
      --target NAME   only this target and what it is built on
    """

  let program: Program
  let providers: ProviderReader
  /// The targets to look at.
  let own: [String]
  /// Those that make a registry, or the one that was named.
  let roots: [String]

  static let options = ["--sources", "--target", "--cache"]

  init(_ options: Options) throws(ToolError) {
    let list = try SourceList(at: try options.value("--sources"))
    var reader = ModuleReader(SummaryCache(options.optional("--cache")))
    program = Program(try reader.read(list.targets))
    reader.cache.save()
    providers = ProviderReader(program)
    let marked = list.targets.filter(\.isOwn).map(\.name)
    let all = marked.isEmpty ? [list.targets[0].name] : marked
    guard let target = options.optional("--target") else {
      own = all
      roots = all.filter { [program] in
        program.modules[$0]?.isCompositionRoot == true && program.closure(of: $0).contains("Waggle")
      }
      return
    }
    guard program.modules[target] != nil else {
      let names = list.targets.map(\.name)
      let hint = NearestSpelling.question(target, among: names).map { "; \($0)" } ?? ""
      throw .usage("there is no target '\(target)'" + hint, help: nil)
    }
    own = [target]
    roots = [target]
  }

  /// The program of each root; of a package without any, all that it has in one.
  ///
  /// - Complexity: O(*n*) in the size of each program; it is put together anew each time.
  var graphs: [ProgramGraph] {
    roots.isEmpty
      ? [ProgramGraph(of: own, in: program, providers)] : roots.map { ProgramGraph(of: [$0], in: program, providers) }
  }
}
