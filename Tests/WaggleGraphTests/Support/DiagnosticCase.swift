import Foundation
import Testing
import WaggleGraph
import WaggleSyntax

/// A folder of `Cases`: sources that somebody could have written, and what must be said about them.
///
/// `Sources` has a folder for each module. `App` is the module that is checked; it is built on the others, and all of them
/// on Waggle and WaggleRouting. A `program.txt` says what is different, a line each: `App executable`, `App defines FAKES`,
/// `Far unlinked`, `Far by default on some actor`, `Far without routing`.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
  let name: String

  static let all: [DiagnosticCase] = names(in: folder).map(DiagnosticCase.init)

  var testDescription: String { name }

  var wantFile: URL { folder.appending(path: "want/diagnostics.txt") }

  /// The problems of `App`, each line ended.
  func diagnostics() throws -> String {
    let modules = Self.names(in: sources)
    try #require(modules.contains("App"))
    let words = facts
    let linked = modules.filter { $0 != "App" && !words.contains([$0, "unlinked"]) }
    let libraries = ["Waggle", "WaggleRouting"].map { Module(name: $0, files: []) }
    let program = Program(
      try modules.map { name in
        var module = Module(name: name, dependencies: ["Waggle", "WaggleRouting"], files: try files(of: name))
        if name == "App" { module.dependencies += linked }
        module.isNonisolatedByDefault = true
        for fact in words where fact.first == name {
          if let kind = Module.Kind(rawValue: fact[1]) { module.kind = kind }
          if fact[1] == "defines" { module.defines = Set(fact[2...]) }
          if fact[1] == "by" { module.isNonisolatedByDefault = false }
          if fact[1] == "without" { module.dependencies.removeAll { $0 == "WaggleRouting" } }
        }
        return module
      } + libraries, for: Platform(os: "Linux", architecture: "x86_64"))
    var bag = DiagnosticBag()
    ServiceGraph(of: "App", in: program).diagnostics.forEach { bag.add($0) }
    if program.modules["App"]?.isChecked == true {
      ProgramGraph(of: ["App"], in: program, ProviderReader(program)).diagnostics.forEach { bag.add($0) }
    }
    return bag.sorted.map { $0.text + "\n" }.joined()
  }

  /// The words of each line of `program.txt`.
  private var facts: [[String]] {
    let text = (try? String(contentsOf: folder.appending(path: "program.txt"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  private func files(of module: String) throws -> [SourceFile] {
    try Self.names(in: sources.appending(path: module)).map { file in
      let path = "\(module)/\(file)"
      return SourceFile(path: path, bytes: Array(try Data(contentsOf: sources.appending(path: path))))
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Cases")

  private var folder: URL { Self.folder.appending(path: name) }

  private var sources: URL { folder.appending(path: "Sources") }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
