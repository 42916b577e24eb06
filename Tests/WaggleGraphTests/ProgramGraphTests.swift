import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct ProgramGraphTests {
  private func graph(_ modules: Module...) -> ProgramGraph {
    var modules = modules
    modules[0].kind = .executable
    let program = Program(modules, for: Platform(os: "Linux", architecture: "x86_64"))
    return ProgramGraph(of: ["App"], in: program, ProviderReader(program))
  }

  @Test func `functions of Waggle's own are no namesakes, and what its sources register is nothing`() {
    let graph = graph(
      Module("App", "import Waggle\nprotocol P {}\nlet p = try registry.get(P.self)"),
      Module(
        "Waggle",
        """
        import Waggle
        func get<S>(_ service: S.Type) -> S { register(service) { x } }
        func f<S>(_ make: () -> S) { registry.register(S.self) { make() } }
        """))
    #expect(graph.diagnostics.map(\.kind) == ["missing"])
  }

  @Test func `of a program with a file that cannot be read nothing is said`() {
    let request = "import Near\nimport Waggle\nlet p = try registry.get(P.self)"
    let good = graph(Module("App", request), Module("Near", "public protocol P {}"), Module(name: "Waggle", files: []))
    #expect(good.diagnostics.count == 1)
    let bad = graph(
      Module("App", request), Module("Near", "public protocol P {}\nlet s = \"open"), Module(name: "Waggle", files: []))
    #expect(bad.diagnostics.isEmpty)
  }

  @Test func `nobody is said to be unused whose type is handed on, or where anything may be asked for`() {
    func unused(_ source: String) -> [String] {
      let providers = "import Waggle\nprotocol P {}\n// @service\nstruct A: P {}\n"
      return graph(Module("App", providers + source), Module(name: "Waggle", files: [])).unused.map(\.message)
    }
    #expect(unused("") == ["nobody asks for 'P', which 'A' provides"])
    #expect(unused("let p = try? registry.get(P.self)") == [])
    #expect(unused("let p = registry.contains(P.self)") == [])
    #expect(unused("let p = try registry.getAll(P.self)") == [])
    #expect(unused("let p = find(P.self)") == [])
    #expect(unused("func find<S>() -> S { try! registry.get(S.self) }") == [])
    #expect(unused("#if DEBUG\nlet p = try registry.get(P.self)\n#endif") == [])
  }

  @Test func `what a function asks for to which the type is handed may be missing, and is drawn`() {
    let graph = graph(
      Module(
        "App",
        """
        import Waggle
        protocol P {}
        protocol Q {}
        // @service
        struct A: P {}
        // @service
        struct B: P {}
        extension ServiceRegistry { func find<S>(_ service: S.Type) -> S? { try? get(service) } }
        let p = registry.find(P.self)
        let q = registry.find(Q.self)
        let o = decode(P.self)
        """), Module(name: "Waggle", files: []))
    #expect(graph.diagnostics.isEmpty)
    let asked = graph.requests.filter { $0.isHandedOn }
    #expect(asked.map(\.service.name) == ["P", "Q"] && asked.map(\.position.line) == [9, 10])
  }

  @Test func `problems are the same each time, in the same order`() {
    let source =
      "import Waggle\n"
      + (1...30).map {
        "protocol P\($0) {}\n// @service(P\($0))\nstruct S\($0): P\($0) { let a: any P\($0 % 30 + 1) }\nlet p\($0) = try registry.get(Q\($0).self)\nprotocol Q\($0) {}\n"
      }
      .joined()
    let first = graph(Module("App", source), Module(name: "Waggle", files: [])).diagnostics
    #expect(first.count == 31)
    for _ in 0..<5 {
      #expect(graph(Module("App", source), Module(name: "Waggle", files: [])).diagnostics == first)
    }
  }
}
