import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct ServiceGraphTests {
  @Test func `a target that is not built on Waggle is told so once`() {
    let file = SourceFile(
      path: "App/1.swift",
      bytes: Array("protocol P {}\n// @service\nstruct A: P {}\n// @service\nstruct B: P {}".utf8))
    let graph = ServiceGraph(of: "App", in: Program([Module(name: "App", files: [file])]))
    #expect(!graph.canRegister)
    #expect(
      graph.diagnostics.map(\.text) == [
        "App/1.swift:2:4: error: target 'App' has providers but does not depend on Waggle; "
          + #"add .product(name: "Waggle", package: "Waggle") to its dependencies"#
      ])
  }

  @Test func `a target without providers need not be built on Waggle`() {
    let file = SourceFile(path: "App/1.swift", bytes: Array("struct A {}".utf8))
    let graph = ServiceGraph(of: "App", in: Program([Module(name: "App", files: [file])]))
    #expect(!graph.canRegister && graph.diagnostics.isEmpty)
  }

  @Test func `a module that is not there has nothing`() {
    let graph = ServiceGraph(of: "App", in: Program([]))
    #expect(graph.providers.isEmpty && graph.diagnostics.isEmpty && graph.imports.isEmpty)
  }

  @Test func `providers come by file, then by line`() {
    let program = Program(
      Module(
        "App", "protocol P {}\n// @service\nstruct B: P {}\n// @service\nstruct A: P {}",
        "extension A {\n// @service\nstatic func make() -> any P { A() } }"))
    let graph = ServiceGraph(of: "App", in: program)
    #expect(graph.providers.map(\.place.provider) == ["App.B", "App.A", "App.A.make"])
    #expect(graph.providers.map(\.place.fileID) == ["App/1.swift", "App/1.swift", "App/2.swift"])
    #expect(graph.providers.map(\.place.line) == [3, 5, 3])
  }

  @Test(arguments: [
    ("let name = \"never ends\n", "1:12: error: unterminated string literal"),
    ("let name = \"\"\"\n  never ends\n", "1:12: error: unterminated string literal"),
    ("let name = 1\n/* never /* ends */\n", "2:1: error: unterminated '/*' comment"),
    ("struct Wall {\n  func tick() {\n}\n", "1:13: error: a brace, bracket or '#if' is not closed"),
    ("#if DEBUG\nstruct Wall {}\n", "1:1: error: a brace, bracket or '#if' is not closed"),
  ])
  func `of a module that cannot be read nothing else is said`(text: String, problem: String) {
    let wrong = "// @service(scop: x)\nprivate struct Other {}\n"
    let program = Program(Module("App", text + "\n" + wrong + "\n// @service\n", wrong))
    let graph = ServiceGraph(of: "App", in: program)
    #expect(graph.diagnostics.map(\.text) == ["App/1.swift:" + problem])
    #expect(graph.providers.isEmpty)
  }

  @Test func `of another module that cannot be read nothing is said`() {
    let program = Program(
      Module("App", "import API\n// @service\nstruct Wall: Clock {}"),
      Module("API", "public protocol Clock {}\nlet name = \"never ends"))
    #expect(ServiceGraph(of: "App", in: program).diagnostics.isEmpty)
    #expect(ServiceGraph(of: "API", in: program).diagnostics.count == 1)
  }

  @Test func `problems are the same each time, in the same order`() {
    let source = (1...40).map {
      "// @service(x: \($0), y: 1)\nprivate struct S\($0)<T> { init(a: Int) {}; init(b: Int) {} }"
    }
    .joined(separator: "\n")
    let first = ServiceGraph(source).diagnostics
    #expect(first.count >= 160)
    for _ in 0..<5 { #expect(ServiceGraph(source).diagnostics == first) }
  }

  @Test func `a provider with problems is left out, the others are not`() {
    let graph = ServiceGraph("protocol P {}\n// @service\nprivate struct A: P {}\n// @service\nstruct B: P {}")
    #expect(graph.providers.map(\.place.provider) == ["App.B"])
    #expect(graph.diagnostics.count == 1)
  }

  @Test(
    arguments: [
      ("nonisolated struct A: P {}", "nonisolated"),
      ("nonisolated struct A {}\nextension A: P {}", nil),
      ("nonisolated struct A {}\nextension A: Q {}", nil),
      ("nonisolated class Base {}\nclass A: Base {}\nextension Base: P {}", nil),
      ("nonisolated struct A {}\nnonisolated extension A: P {}", "nonisolated"),
      ("nonisolated struct A {}\nextension A: nonisolated P {}", "nonisolated"),
      ("nonisolated struct A: P {}\nextension A: R {}", "nonisolated"),
      ("struct A {}\nextension A: P {}", nil),
    ])
  func `a factory is nonisolated if its type says so, unless a plain extension has the conformance`(
    types: String, isolation: String?
  ) {
    let protocols = "protocol P {}\nprotocol Q: P {}\nprotocol R {}\n"
    let graph = ServiceGraph(
      protocols + types.replacing(/(nonisolated )?(struct|class) A/) { "// @service(P)\n\($0.0)" })
    #expect(graph.diagnostics.isEmpty)
    #expect(graph.providers.map(\.isolation) == [isolation])
  }

  @Test(arguments: ["Sendable", "S", "Swift.Sendable", "SendableMetatype & Hashable"])
  func `a conformance to a protocol that refines Sendable is nonisolated wherever it stands`(parent: String) {
    let graph = ServiceGraph(
      """
      protocol S: Sendable {}
      protocol P: \(parent) {}
      // @service(P)
      nonisolated struct A {}
      extension A: P {}
      """)
    #expect(graph.providers.map(\.isolation) == ["nonisolated"])
  }
}
