internal import WaggleGraph

/// What the plugin hands over: the targets of a program and their sources, a line each.
///
///     module CAim library
///     depends CAimAPI
///     define FAKES
///     source /…/Sources/CAim/Provider.swift
///
/// The first module is the one to generate for. Those that it is not built on are listed for messages. Names and paths end
/// with the line, so that they may hold spaces.
struct SourceList {
  struct Target {
    var name: String
    var kind: Module.Kind
    /// Whether it is one of the targets that somebody wants to look at.
    var isOwn = false
    var dependencies: [String] = []
    var defines: Set<String> = []
    var sources: [String] = []
  }

  private(set) var targets: [Target] = []

  init(at path: String) throws(ToolError) {
    guard let text = String(validating: try FileSystem.read(path), as: UTF8.self) else {
      throw .file(path, "not a UTF-8 file")
    }
    try self.init(text, path: path)
  }

  private init(_ text: String, path: String) throws(ToolError) {
    // By bytes: a space and an accent behind it are one character.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")), line.index(after: space) < line.endIndex,
        !line.contains(0)
      else { throw Self.wrong(path, index) }
      let parts = [String(Substring(line[..<space])), String(Substring(line[line.index(after: space)...]))]
      switch parts[0] {
      case "module":
        let words = parts[1].split(separator: " ").map(String.init)
        guard words.count == 2 || words.count == 3 && words[2] == "own", let kind = Module.Kind(rawValue: words[1])
        else { throw Self.wrong(path, index) }
        targets.append(Target(name: words[0], kind: kind, isOwn: words.count == 3))
      case "depends" where !targets.isEmpty: targets[targets.count - 1].dependencies.append(parts[1])
      case "define" where !targets.isEmpty: targets[targets.count - 1].defines.insert(parts[1])
      case "source" where !targets.isEmpty: targets[targets.count - 1].sources.append(parts[1])
      default: throw Self.wrong(path, index)
      }
    }
    guard !targets.isEmpty else { throw .file(path, "the list names no module") }
  }

  /// A target and all that it is built on, and the others, in the order of the list.
  func closure(of name: String) -> (linked: [Target], others: [Target]) {
    let dependencies = Dictionary(targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
    var seen: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      if seen.insert(next).inserted { open += dependencies[next] ?? [] }
    }
    return (targets.filter { seen.contains($0.name) }, targets.filter { !seen.contains($0.name) })
  }

  private static func wrong(_ path: String, _ index: Int) -> ToolError {
    .problems("\(path):\(index + 1):1: error: not a line of a source list\n")
  }
}
