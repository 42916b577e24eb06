import Foundation
import Testing
import WaggleCodegen
import WaggleGraph
import WaggleSyntax

/// One case folder: the sources of a module, and the registration file that is wanted for them.
struct Golden: Sendable, CustomTestStringConvertible {
  let name: String

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  static let all: [Golden] = {
    let cases = folder.appending(path: "Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cases.path())) ?? []
    return names.sorted().map(Golden.init)
  }()

  var testDescription: String { name }

  private var root: URL { Self.folder.appending(path: "Cases/\(name)") }

  var wanted: URL { root.appending(path: "want/\(RegistrationFile.catalogName(of: name)).swift") }

  func graph() throws -> ServiceGraph {
    ServiceGraph(of: name, in: Program(try Self.runTime.get() + (try modules())))
  }

  /// What all modules are built on.
  private static let runTime = Result {
    try ["Waggle", "WaggleRouting"].map { name in
      let sources = folder.appending(path: "../../Sources/\(name)").standardized
      return Module(name: name, dependencies: name == "Waggle" ? [] : ["Waggle"], files: try files(below: sources))
    }
  }

  /// The module and those that it is built on.
  private func modules() throws -> [Module] {
    let list = try? String(contentsOf: root.appending(path: "dependencies.txt"), encoding: .utf8)
    let names = (list ?? "").split(separator: "\n").map(String.init)
    let own = Module(
      name: name, dependencies: names + ["Waggle"], files: try Self.files(below: root.appending(path: "Sources")))
    return try [own] + names.filter { $0 != "WaggleRouting" }.flatMap { try Golden(name: $0).modules() }
  }

  private static func files(below folder: URL) throws -> [SourceFile] {
    let names = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      SourceFile(path: name, bytes: Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }
}
