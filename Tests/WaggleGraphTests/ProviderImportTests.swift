import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct ProviderImportTests {
  private static let provider = "\n// @service(P)\nstruct Provider {}"

  /// The imports of a module whose first file holds a provider.
  private func imports(_ first: String, _ others: String...) -> [String] {
    let files = ([first + Self.provider] + others).enumerated().map { index, text in
      SourceFile(path: "App/\(index).swift", bytes: Array(text.utf8))
    }
    let program = Program(Module(name: "App", dependencies: ["Waggle"], files: files))
    return ServiceGraph(of: "App", in: program).imports.map { line in
      (line.conditions.isEmpty ? "" : line.conditions.joined(separator: ",") + ": ") + line.text
    }
  }

  @Test(arguments: [
    ("import A", "import A"),
    ("internal import A", "internal import A"),
    ("public import A", "internal import A"),
    ("package import A", "internal import A"),
    ("private import A", "internal import A"),
    ("fileprivate import A", "internal import A"),
    ("@preconcurrency import A", "@preconcurrency import A"),
    ("@_exported public import A", "internal import A"),
    ("@_spi(Private) @testable internal import A", "@_spi(Private) @testable internal import A"),
    ("internal import struct A.Point", "internal import struct A.Point"),
    ("import func A.make", "import func A.make"),
    ("import A.Sub", "import A.Sub"),
  ])
  func `a level is internal, or none where the module writes none`(line: String, wanted: String) {
    #expect(imports(line) == [wanted])
  }

  @Test func `one plain import in any file leaves out the level everywhere`() {
    #expect(imports("public import A\nimport B", "import A", "internal import B") == ["import A", "import B"])
    #expect(imports("private import A", "public import A") == ["internal import A"])
  }

  @Test func `only files with providers count, each line once`() {
    #expect(imports("import B\nimport A\nimport B", "import C") == ["import A", "import B"])
  }

  @Test func `Waggle, Swift and the module itself are left out`() {
    #expect(imports("import Waggle\nimport Swift\nimport App\nimport struct Waggle.ServiceName").isEmpty)
  }

  @Test func `conditions are kept`() {
    #expect(
      imports("#if canImport(UIKit)\nimport UIKit\n#elseif DEBUG\nimport AppKit\n#endif")
        == ["!(canImport(UIKit)),DEBUG: import AppKit", "canImport(UIKit): import UIKit"])
  }

  @Test func `catalogs below are imported`() {
    let program = Program(
      Module("App", "internal import Below"),
      Module("Below", "// @service(P)\nstruct Provider {}"))
    #expect(ServiceGraph(of: "App", in: program).imports.map(\.text) == ["internal import Below"])
    let plain = Program(
      Module("App", "import Below"), Module("Below", "// @service(P)\nstruct Provider {}"))
    #expect(ServiceGraph(of: "App", in: plain).imports.map(\.text) == ["import Below"])
  }
}
