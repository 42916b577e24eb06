/// What the plugin hands over: the targets of a program and their sources, a line each.
///
///     module CAim library
///     depends CAimAPI
///     source /…/Sources/CAim/Provider.swift
///
/// The first module is the one to generate for. Names and paths end with the line, so that they may hold spaces.
struct SourceList {
  struct Target {
    var name: String
    var kind: String
    var dependencies: [String] = []
    var sources: [String] = []
  }

  private(set) var targets: [Target] = []

  init(_ text: String, path: String) throws(ToolError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      let value = parts.count == 2 ? parts[1] : ""
      switch parts[0] {
      case "module":
        let words = value.split(separator: " ").map(String.init)
        guard words.count == 2 else { throw Self.wrong(path, index) }
        targets.append(Target(name: words[0], kind: words[1]))
      case "depends" where !targets.isEmpty: targets[targets.count - 1].dependencies.append(value)
      case "source" where !targets.isEmpty: targets[targets.count - 1].sources.append(value)
      default: throw Self.wrong(path, index)
      }
    }
    guard !targets.isEmpty else { throw .file(path, "the list names no module") }
  }

  private static func wrong(_ path: String, _ index: Int) -> ToolError {
    .problems("\(path):\(index + 1):1: error: not a line of a source list\n")
  }
}
