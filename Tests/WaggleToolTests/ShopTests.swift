import Foundation
import Testing

/// The verbs that look at a whole program, on a small one with a problem of each kind; `RECORD=1 swift test` writes what is
/// wanted, and fails once.
@Suite struct ShopTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"
  private static let shop = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Shop")

  struct Run: CustomTestStringConvertible {
    var arguments: [String]
    /// The file that holds what is wanted, on standard output and then on standard error.
    var file: String
    var exitCode: Int32 = 0

    var testDescription: String { arguments.joined(separator: " ") }
  }

  private static let runs = [
    Run(arguments: ["list"], file: "list.txt"),
    Run(arguments: ["list", "--json"], file: "list.json"),
    Run(arguments: ["list", "--target", "Far"], file: "list-far.txt"),
    Run(arguments: ["check"], file: "check.txt", exitCode: 1),
    Run(arguments: ["check", "--unused"], file: "check-unused.txt", exitCode: 1),
    Run(arguments: ["check", "--json"], file: "check.json", exitCode: 1),
    Run(arguments: ["check", "--target", "Far"], file: "check-far.txt"),
    Run(arguments: ["graph"], file: "graph.txt"),
    Run(arguments: ["graph", "--format", "text", "--modules"], file: "graph-modules.txt"),
    Run(arguments: ["graph", "--focus", "Zone"], file: "graph-zone.txt"),
    Run(arguments: ["graph", "--format", "dot"], file: "graph.dot"),
    Run(arguments: ["graph", "--format", "dot", "--modules"], file: "graph-modules.dot"),
    Run(arguments: ["graph", "--format", "mermaid"], file: "graph.mermaid"),
    Run(arguments: ["graph", "--format", "json"], file: "graph.json"),
    Run(arguments: ["explain", "Basket"], file: "explain-basket.txt"),
    Run(arguments: ["explain", "API.Clock"], file: "explain-clock.txt"),
    Run(arguments: ["explain", "Zone"], file: "explain-zone.txt"),
    Run(arguments: ["explain", "Prices"], file: "explain-prices.txt"),
    Run(arguments: ["explain", "Tide"], file: "explain-tide.txt"),
    Run(arguments: ["explain", "Holiday"], file: "explain-holiday.txt"),
    Run(arguments: ["explain", "Repository<String>"], file: "explain-repository.txt"),
    Run(arguments: ["explain", "Basked"], file: "explain-nobody.txt", exitCode: 1),
    Run(arguments: ["graph", "--focus", "Basked"], file: "graph-nobody.txt", exitCode: 1),
    Run(arguments: ["list", "--target", "Nearr"], file: "list-nobody.txt", exitCode: 2),
  ]

  @Test(arguments: runs)
  func `what is printed is what is wanted`(run: Run) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "sources.txt")
    let result = try Tool.run(run.arguments + ["--sources", folder.path("sources.txt")])
    let found = (result.output + result.errors).replacing(Self.shop.path + "/", with: "")
    let file = Self.shop.appending(path: "want/\(run.file)")
    if Self.isRecording {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(found.utf8).write(to: file)
      Issue.record("recorded \(run.file)")
      return
    }
    #expect(found == (try? String(contentsOf: file, encoding: .utf8)))
    #expect(result.exitCode == run.exitCode)
    #expect(result.output.isEmpty != (run.exitCode == 0) || run.arguments.contains("--json"))
  }

  @Test func `every file that is wanted is looked at`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.shop.appending(path: "want").path)
    #expect(Set(names) == Set(Self.runs.map(\.file)))
  }

  @Test(arguments: ["graph.txt", "graph.json"])
  func `what '-o' names is written, and nothing else`(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list, to: "sources.txt")
    let format = file == "graph.txt" ? "text" : "json"
    let result = try Tool.run(
      "graph", "--sources", folder.path("sources.txt"), "--format", format, "-o", folder.path("out"))
    #expect(result.exitCode == 0 && result.output.isEmpty && result.errors.isEmpty)
    let wanted = try String(contentsOf: Self.shop.appending(path: "want/\(file)"), encoding: .utf8)
    #expect(try folder.read("out").replacing(Self.shop.path + "/", with: "") == wanted)
    #expect(try folder.names() == ["out", "sources.txt"])
  }

  @Test func `JSON can be read`() throws {
    for file in ["list.json", "check.json", "graph.json"] {
      let data = try Data(contentsOf: Self.shop.appending(path: "want/\(file)"))
      let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
      #expect(object["version"] as? Int == 1)
    }
  }

  @Test func `of several programs one must be chosen`() throws {
    let folder = try TemporaryFolder()
    try folder.write("module Two executable own\ndepends Waggle\n" + Self.list, to: "sources.txt")
    let result = try Tool.run("graph", "--sources", folder.path("sources.txt"))
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("several targets make a registry; choose one of 'Two', 'App' with '--target'"))
  }

  @Test func `a package without a program is checked target by target`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.list.replacing("App executable", with: "App library"), to: "sources.txt")
    let result = try Tool.run("check", "--sources", folder.path("sources.txt"))
    #expect(result.exitCode == 0)
    #expect(result.output.hasPrefix("no problems in 3 targets; none of them makes a registry"))
  }

  /// As the command plugin writes it.
  private static let list: String = {
    func sources(_ module: String) -> String {
      let folder = shop.appending(path: "Sources/\(module)").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.sorted().map { "source \(folder)/\($0)\n" }.joined()
    }
    return "module App executable own\ndepends API\ndepends Near\ndepends Waggle\n" + sources("App")
      + "module Near library own\ndepends API\ndepends Waggle\n" + sources("Near")
      + "module Far library own\ndepends API\ndepends Waggle\n" + sources("Far")
      + "module API library\n" + sources("API") + "module Waggle library\n"
  }()
}
