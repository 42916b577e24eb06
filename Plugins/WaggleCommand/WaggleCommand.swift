import Foundation
import PackagePlugin

/// `swift package services list|check|graph|explain`: runs the verb of `waggle-tool` on the package's own targets.
@main
struct WaggleCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let verbs = ["list", "check", "graph", "explain"]
    let wantsHelp = arguments.isEmpty || arguments.contains { ["--help", "-h", "help"].contains($0) }
    let tool = try context.tool(named: "waggle-tool").url
    guard let verb = arguments.first, verb.first != "-", verb != "help" else {
      if wantsHelp { return print(Self.help) }
      throw Problem("a verb is missing; use \(verbs.joined(separator: ", "))")
    }
    if ["generate", "scan"].contains(verb) {
      throw Problem("'\(verb)' is for the build; use \(verbs.joined(separator: ", "))")
    }
    // Of a verb that it does not know the tool says what may be meant.
    if wantsHelp || !verbs.contains(verb) { return try run(tool, [verb, "--help"]) }
    let rest = Array(arguments.dropFirst())
    var list = SourceList()
    for case let target as SwiftSourceModuleTarget in context.package.targets where target.kind != .macro {
      list.add(target, isOwn: target.kind != .test)
    }
    let listFile = context.pluginWorkDirectoryURL.appending(path: "sources.txt")
    try list.text.write(to: listFile, atomically: true, encoding: .utf8)
    let cache = context.pluginWorkDirectoryURL.appending(path: "summaries.cache")
    try run(tool, [verb] + rest + ["--sources", listFile.text, "--cache", cache.text])
  }

  private static let help = """
    USAGE: swift package services list|check|graph|explain ...

      list      prints who provides which service
      check     finds what a build would find, without building
      graph     draws who provides and who asks
      explain   says of one service who provides it and why

    'swift package services VERB --help' says more; '--sources' and its list are given by this command.
    """

  /// Runs the tool; what it prints goes where the package manager's own output goes.
  ///
  /// The package manager ends with 1 whatever a plugin's own exit code is, and says why in one line.
  private func run(_ tool: URL, _ arguments: [String]) throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return }
    let lines = text.split(separator: "\n")
    // A message of the tool's own, and no problem in a source.
    if let line = lines.first, line.hasPrefix("error: ") {
      throw Problem(String(line.dropFirst("error: ".count)))
    }
    FileHandle.standardError.write(Data(text.utf8))
    let count = lines.count { $0.contains(": error: ") }
    throw Problem(count == 0 ? "there are problems" : count == 1 ? "1 problem" : "\(count) problems")
  }

  private struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
