import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct ProgramTests {
  /// Modules as `App: A B, A*: C`: names, a star where there are providers, and what they depend on.
  private func program(_ text: String) -> Program {
    Program(
      text.split(separator: ",").map { part in
        let names = part.split(whereSeparator: { $0 == ":" || $0 == " " }).map(String.init)
        let name = names[0].replacing("*", with: "")
        let source = names[0].hasSuffix("*") ? "// @service(P)\nstruct Provider {}" : ""
        return Module(
          name: name, dependencies: Array(names.dropFirst()),
          files: [SourceFile(path: "\(name)/1.swift", bytes: Array(source.utf8))])
      })
  }

  @Test(arguments: [
    ("App: A B, A*, B", ["A"]),
    ("App: B A, A*, B*", ["A", "B"]),
    ("App: A, A: B, B: C, C*", ["C"]),
    ("App: A, A*: B, B*", ["A"]),
    ("App: A B, A*: B, B*", ["A", "B"]),
    ("App: A B, A: C, B: C, C*", ["C"]),
    ("App*: A, A", []),
    ("App: Missing A, A*", ["A"]),
    ("App", []),
    ("App: A, A: B, B: A", []),
    ("App: A, A: App B, B*: A", ["B"]),
    ("App*: App A, A*: App", ["A"]),
  ])
  func `the nearest modules with providers, in any graph`(text: String, wanted: [String]) {
    #expect(program(text).nearestModulesWithProviders(below: "App") == wanted)
  }

  @Test func `being built on another module goes through others, and circles end`() {
    let program = program("App: A, A: B, B: A Waggle, C: C, D: Missing")
    #expect(program.module("App", isBuiltOn: "Waggle"))
    #expect(program.module("App", isBuiltOn: "App"))
    #expect(!program.module("C", isBuiltOn: "Waggle"))
    #expect(program.module("D", isBuiltOn: "Missing"))
    #expect(!program.module("Unheard", isBuiltOn: "Waggle"))
  }

  @Test func `a deep line of modules is walked to its end`() {
    let line = (1..<10_000).map { "M\($0): M\($0 + 1)" } + ["M10000*"]
    #expect(program("App: M1," + line.joined(separator: ",")).nearestModulesWithProviders(below: "App") == ["M10000"])
  }

  @Test func `providers in nested types and extensions count`() {
    for source in [
      "enum A { enum B {\n// @service(P)\nstruct C {} } }", "extension String {\n// @service(P)\nstatic let p = 1 }",
    ] {
      let module = Module("App", source)
      #expect(module.hasProviders)
    }
    let prose = Module("App", "// The @service word.\nstruct A {}")
    #expect(!prose.hasProviders)
  }

  @Test func `of two modules with one name the first counts`() {
    let program = Program([Module("App", "struct First {}"), Module("App", "struct Second {}")])
    #expect(program.meaning(of: "First") == "App::First")
    #expect(program.meaning(of: "Second") == nil)
  }
}
