import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct ServiceAnnotationTests {
  /// What stands behind `// @service` above a struct, read.
  private func read(_ text: String) throws -> ServiceAnnotation {
    let file = SourceFile(path: "App/1.swift", bytes: Array("// @service\(text)\nstruct Provider {}".utf8))
    return ServiceAnnotation(try #require(file.declarations.first?.annotations.first))
  }

  @Test func `nothing is the service of the inheritance clause, transient`() throws {
    for text in ["", " ", "\t", "()", " ( )"] {
      let annotation = try read(text)
      #expect(annotation.services.isEmpty && annotation.scope == .transient && annotation.name == nil)
      #expect(annotation.replaces == nil && !annotation.isFallback && annotation.problems.isEmpty, "\(text)")
    }
  }

  @Test(arguments: [
    ("(CAimService)", ["CAimService"]),
    (" ( A , B ) ", ["A", "B"]),
    ("(A,)", ["A"]),
    ("(any Repository<User>, named: \"users\")", ["any Repository<User>"]),
    ("(Module.Outer.Inner)", ["Module.Outer.Inner"]),
    ("(Module::Name)", ["Module::Name"]),
    ("(any A & B)", ["any A & B"]),
    ("([A], [B: C], D?)", ["[A]", "[B: C]", "D?"]),
    ("((A, B), (C) -> D)", ["(A, B)", "(C) -> D"]),
    ("(Map<A, B>, C)", ["Map<A, B>", "C"]),
    ("(scope: singleton, A)", ["A"]),
    ("(Ünïcode)", ["Ünïcode"]),
  ])
  func `services are types of any kind`(text: String, services: [String]) throws {
    let annotation = try read(text)
    #expect(annotation.services.map(\.description) == services)
    #expect(annotation.problems.isEmpty)
  }

  @Test(arguments: [
    ("(A, scope: transient)", Scope.transient),
    ("(A, scope: singleton)", .singleton),
    ("(A, scope: .singleton)", .singleton),
    ("(scope:singleton)", .singleton),
    ("( scope\t:\tsingleton )", .singleton),
  ])
  func `a scope is a word, with a dot or without`(text: String, scope: Scope) throws {
    #expect(try read(text).scope == scope)
    #expect(try read(text).problems.isEmpty)
  }

  @Test(arguments: [
    (#"(A, named: "users")"#, "users"),
    (#"(named: "a, b) scope: x")"#, "a, b) scope: x"),
    (#"(named: "é <[(")"#, "é <[("),
  ])
  func `a name is text in quotes`(text: String, name: String) throws {
    #expect(try read(text).name == name)
    #expect(try read(text).problems.isEmpty)
  }

  @Test(arguments: [
    ("(A, replaces: DefaultCAim)", "DefaultCAim"),
    ("(A, replaces: CAim.DefaultCAim)", "CAim.DefaultCAim"),
    ("(A, replaces: CAim::DefaultCAim)", "CAim.DefaultCAim"),
  ])
  func `what is replaced is a name`(text: String, name: String) throws {
    #expect(try read(text).replaces == name)
    #expect(try read(text).problems.isEmpty)
  }

  @Test func `a fallback is true or false`() throws {
    #expect(try read("(A, fallback: true)").isFallback)
    #expect(try !read("(A, fallback: false)").isFallback)
  }

  @Test(
    arguments: [
      (" 👉Name", [.noList("Name")]),
      ("👉: Name", [.noList(": Name")]),
      ("(A) 👉and prose", [.noList("and prose")]),
      ("(A👉", [.unclosedList]),
      ("(A,👉", [.unclosedList]),
      ("(👉", [.unclosedList]),
      ("(👉, A)", [.noType("")]),
      ("(A, 👉, B)", [.noType("")]),
      ("(👉3)", [.noType("3")]),
      ("(A, 👉B C)", [.noType("B C")]),
      ("(👉Self)", [.noType("Self")]),
      ("(👉A!)", [.noType("A!")]),
      ("(👉A.self)", [.bareValue("A.self", "A")]),
      ("(A, 👉singleton)", [.bareValue("singleton", "scope: singleton")]),
      ("(A, 👉\"x\")", [.bareValue("\"x\"", "named: \"x\"")]),
      ("(A, 👉fallback)", [.bareValue("fallback", "fallback: true")]),
      ("(A, 👉scope)", [.missingValue("scope")]),
      ("(scope:👉)", [.missingValue("scope")]),
      ("(A, named: 👉, B)", [.missingValue("named")]),
      ("(A, 👉scop: singleton)", [.unknownOption("scop")]),
      ("(👉α: 1, 👉β: 2)", [.unknownOption("α"), .unknownOption("β")]),
      ("(scope: 👉twin)", [.unknownScope("twin")]),
      ("(scope: 👉.twin)", [.unknownScope("twin")]),
      ("(fallback: 👉1)", [.wrongValue(option: "fallback", value: "1", wanted: "'true' or 'false'")]),
      ("(replaces: 👉[A])", [.wrongValue(option: "replaces", value: "[A]", wanted: "the name of a provider")]),
      ("(scope: singleton, 👉scope: singleton)", [.repeatedOption("scope")]),
      ("(named: \"a\", 👉named: \"b\")", [.repeatedOption("named")]),
      ("(replaces: A, 👉replaces: B)", [.repeatedOption("replaces")]),
      ("(fallback: true, 👉fallback: false)", [.repeatedOption("fallback")]),
      ("(👉x: 1, scope: 👉y) 👉z", [.unknownOption("x"), .unknownScope("y"), .noList("z")]),
    ] as [(String, [ServiceAnnotation.Problem.Kind])])
  func `every problem stands where it is`(text: String, kinds: [ServiceAnnotation.Problem.Kind]) throws {
    let marked = MarkedText("// @service" + text)
    let problems = try read(String(marked.text.dropFirst("// @service".count))).problems
    #expect(problems.map(\.kind) == kinds)
    #expect(problems.map(\.position) == marked.positions)
  }

  @Test(arguments: [#""""#, "main", "'main'", #""a\tb""#, #""a\"b""#, ##"#"raw"#"##, #""a" "b""#, #""open"#])
  func `a name that is no plain text is a problem`(value: String) throws {
    let annotation = try read("(A, named: \(value), scope: singleton)")
    #expect(annotation.name == nil)
    #expect(!annotation.problems.isEmpty)
  }

  @Test func `a type that is nested too deep is none`() throws {
    let type = String(repeating: "[", count: 100_000) + "A" + String(repeating: "]", count: 100_000)
    let annotation = try read("(\(type))")
    #expect(annotation.services.isEmpty)
    #expect(annotation.problems.count == 1)
  }

  @Test func `any bytes can be read`() throws {
    let pieces = ["(", ")", ",", ":", "\"", "\\", "<", ">", "[", "]", "->", "A", "scope", " ", ".", "é", "?", "&"]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let length = Int.random(in: 1...12, using: &random)
      let text = " " + (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let column = 12...(12 + text.utf8.count)
      for problem in try read(text).problems {
        #expect(problem.position.line == 1 && column.contains(problem.position.column), "\(text)")
      }
    }
  }
}
