import Foundation
import Testing
import WaggleGraph
import WaggleSyntax

/// A folder of `Cases`: sources that somebody could have written, and what must be said about them.
///
/// `Sources` has a folder for each module. `App` is the module that is checked; it is built on the others, and all of them
/// on Waggle.
struct DiagnosticCase: Sendable, CustomTestStringConvertible {
  let name: String

  static let all: [DiagnosticCase] = names(in: folder).map(DiagnosticCase.init)

  var testDescription: String { name }

  var wantFile: URL { folder.appending(path: "want/diagnostics.txt") }

  /// The problems of `App`, each line ended.
  func diagnostics() throws -> String {
    let modules = Self.names(in: sources)
    try #require(modules.contains("App"))
    let others = modules.filter { $0 != "App" }
    let program = Program(
      try [
        Module(name: "App", dependencies: others + ["Waggle"], files: files(of: "App")),
        Module(name: "Waggle", files: []),
      ] + others.map { Module(name: $0, dependencies: ["Waggle"], files: try files(of: $0)) })
    return ServiceGraph(of: "App", in: program).diagnostics.map { $0.text + "\n" }.joined()
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
