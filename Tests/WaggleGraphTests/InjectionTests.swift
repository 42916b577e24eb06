import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct InjectionTests {
  /// What the only parameter of an initialiser gets, in words; `nothing` if nothing can be passed.
  private func injection(_ parameter: String, providing provided: [String] = []) throws -> String {
    let program = Program(
      Module("App", "import API\n// @service(Clock)\nstruct Provider { init(\(parameter)) {} }"),
      Module(
        "API",
        """
        public protocol Clock {}
        public protocol Zone {}
        public struct Config {}
        public typealias Both = Clock & Zone
        """),
      Module("Other", "public struct ServiceResolver {}"))
    let candidate = try #require(program.candidates.first)
    let declaration = try #require(candidate.declaration.members.first { $0.kind == .`init` })
    let services = provided.map { program.symbols.service(TypeSyntax($0), in: candidate.inner) }
    guard
      let found = Injection(
        try #require(declaration.parameters.first), in: candidate.inner, program.symbols, provided: Set(services))
    else { return "nothing" }
    let source =
      switch found.source {
      case .get(let type): "get \(type)"
      case .getIfProvided(let type): "getIfProvided \(type)"
      case .getAll(let type): "getAll \(type)"
      case .lazy(let type): "lazy \(type)"
      case .closure(let type): "closure \(type)"
      case .resolver: "resolver"
      case .registry: "registry"
      case .omitted: "omitted"
      }
    return source + (found.mayKeepDefault ? " or default" : "")
  }

  @Test(arguments: [
    ("a: any Clock", "get any API::Clock"),
    ("a: Clock", "get any API::Clock"),
    ("a: some Clock", "get any API::Clock"),
    ("a: (any Clock)", "get any API::Clock"),
    ("a: any Clock & Zone", "get any API::Clock & API::Zone"),
    ("a: Both", "get any API::Both"),
    ("a: API.Clock", "get any API::Clock"),
    ("a: Config", "get API::Config"),
    ("a: Unknown", "get Unknown"),
    ("a: (any Clock)?", "getIfProvided any API::Clock"),
    ("a: Clock?", "getIfProvided any API::Clock"),
    ("a: Config?", "getIfProvided API::Config"),
    ("a: (any Clock)!", "get any API::Clock"),
    ("a: [any Clock]", "getAll any API::Clock"),
    ("a: [Clock]", "getAll any API::Clock"),
    ("a: [Config]", "get [API::Config]"),
    ("a: [String: any Clock]", "get [String: any API::Clock]"),
  ])
  func `the type says what is injected`(parameter: String, wanted: String) throws {
    #expect(try injection(parameter) == wanted)
  }

  @Test(arguments: [
    ("a: ServiceResolver", "resolver"), ("a: Waggle.ServiceResolver", "resolver"),
    ("a: Waggle::ServiceResolver", "resolver"), ("a: ServiceRegistry", "registry"),
    ("a: Waggle.ServiceRegistry", "registry"), ("a: sending ServiceResolver", "resolver"),
    ("a: Other.ServiceResolver", "get Other.ServiceResolver"),
    ("a: Waggle.ServiceName", "get Waggle.ServiceName"),
  ])
  func `the resolver and the registry are passed themselves`(parameter: String, wanted: String) throws {
    #expect(try injection(parameter) == wanted)
  }

  @Test func `a type of one's own that is called like the resolver is a service`() throws {
    let graph = ServiceGraph(
      """
      protocol P {}
      struct ServiceResolver {}
      // @service
      struct Provider: P { init(a: ServiceResolver, b: Waggle.ServiceResolver) {} }
      """)
    #expect(graph.providers.first?.parameters.map(\.source) == [.get(TypeSyntax("App::ServiceResolver")), .resolver])
  }

  @Test(arguments: [
    ("a: LazyService<any Clock>", "lazy any API::Clock"),
    ("a: Waggle.LazyService<Clock>", "lazy any API::Clock"),
    ("a: @escaping () throws -> any Clock", "closure any API::Clock"),
    ("a: @escaping () throws(ServiceError) -> any Clock", "closure any API::Clock"),
    ("a: () throws -> Clock", "closure any API::Clock"),
    ("a: @escaping () -> any Clock", "get () -> any Clock"),
    ("a: @escaping () async throws -> any Clock", "get () async throws -> any Clock"),
    ("a: @escaping (Int) throws -> any Clock", "get (Int) throws -> any Clock"),
  ])
  func `a closure that throws gets the service anew`(parameter: String, wanted: String) throws {
    #expect(try injection(parameter).replacing("API::", with: "") == wanted.replacing("API::", with: ""))
  }

  @Test(arguments: [
    ("a: sending any Clock", "get any API::Clock"), ("a: borrowing Config", "get API::Config"),
    ("a: consuming any Clock", "get any API::Clock"), ("a: __owned any Clock", "get any API::Clock"),
    ("a: inout Config", "nothing"), ("a: isolated any Actor", "nothing"),
    ("a: isolated (any Actor)? = #isolation", "omitted"), ("a: any Clock...", "omitted"), ("a: Int...", "omitted"),
  ])
  func `how it is passed does not matter, if something can be`(parameter: String, wanted: String) throws {
    #expect(try injection(parameter) == wanted)
  }

  @Test(arguments: [
    ("a: any Clock = Local()", "get any API::Clock or default"),
    ("a: Clock = Local()", "get any API::Clock or default"),
    ("a: Config = Config()", "omitted"),
    ("a: Int = 1", "omitted"),
    ("a: (any Clock)? = nil", "getIfProvided any API::Clock"),
    ("a: (any Clock)? = Local()", "getIfProvided any API::Clock or default"),
    ("a: [any Clock] = []", "getAll any API::Clock"),
    ("a: [any Clock] = [Local()]", "getAll any API::Clock or default"),
    ("a: ServiceResolver = .init()", "resolver"),
    ("a: @escaping () throws -> any Clock = { Local() }", "closure any API::Clock or default"),
    ("a: @escaping () -> Void = {}", "omitted"),
  ])
  func `a default is kept where nobody provides`(parameter: String, wanted: String) throws {
    #expect(try injection(parameter) == wanted)
  }

  @Test func `a default of a type that an annotation provides is replaced`() throws {
    #expect(try injection("a: Config = Config()", providing: ["Config"]) == "get API::Config or default")
    #expect(try injection("a: Config? = nil", providing: ["Config"]) == "getIfProvided API::Config")
    #expect(try injection("a: Int = 1", providing: ["Config"]) == "omitted")
  }

  @Test func `labels are kept`() {
    let graph = ServiceGraph(
      """
      protocol P {}
      // @service
      struct Provider: P { init(a: Int, _ b: Int, with c: Int, `in` d: Int) {} }
      """)
    #expect(graph.providers.first?.parameters.map(\.label) == ["a", nil, "with", "`in`"])
  }
}
