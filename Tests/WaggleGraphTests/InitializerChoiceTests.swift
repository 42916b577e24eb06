import Testing
@testable import WaggleGraph
import WaggleSyntax

@Suite struct InitializerChoiceTests {
  /// The initialisers that the annotated type in a source has, and the choice for each set of conditions.
  private func choices(_ source: String, _ others: Module...) throws -> [String] {
    let program = Program([Module("App", source), Module(name: "Waggle", files: [])] + others)
    let candidate = try #require(program.candidates.first)
    let initializers = program.symbols.initializers(of: candidate)
    return InitializerChoice.variants(initializers, of: candidate.declaration).map { variant in
      let conditions = variant.conditions.isEmpty ? "" : variant.conditions.joined(separator: ",") + " → "
      return conditions + Self.describe(variant.choice)
    }
  }

  private static func describe(_ choice: InitializerChoice) -> String {
    func text(_ initializer: Initializer) -> String {
      let parameters = initializer.declaration.parameters.map { parameter in
        "\(parameter.label): \(parameter.type)" + (parameter.defaultValue == nil ? "" : " = …")
      }
      return "init(\(parameters.joined(separator: ", ")))"
    }
    return switch choice {
    case .chosen(let one): text(one)
    case .several(let several): "several " + several.map(text).joined(separator: " ")
    case .none(let seen): "none " + seen.map(text).joined(separator: " ")
    case .obstructed(let one, let obstacle): "obstructed \(text(one)) \(obstacle)"
    }
  }

  @Test(arguments: [
    ("init(a: A) {}", "init(a: A)"),
    ("init() {}", "init()"),
    ("init(a: A) {}\ninit() {}", "init()"),
    ("init(a: A) {}\ninit(b: B) {}", "several init(a: A) init(b: B)"),
    ("init(a: A) {}\n// @inject\ninit(b: B) {}\ninit() {}", "init(b: B)"),
    ("init(a: A) {}\n/// @inject\n@MainActor init(b: B) {}", "init(b: B)"),
    ("// @inject\ninit(a: A) {}\n// @inject\ninit() {}", "several init(a: A) init()"),
    ("private init(a: A) {}\ninit(b: B) {}", "init(b: B)"),
    ("private init() {}\ninit(b: B) {}\ninit(c: C) {}", "several init(b: B) init(c: C)"),
    ("init?(a: A) {}\ninit(b: B) {}", "init(b: B)"),
    ("init<T>(a: T) {}\ninit(b: B) {}", "init(b: B)"),
    ("init(a: inout A) {}\ninit(b: B) {}", "init(b: B)"),
    ("private init(a: A) {}", "none init(a: A)"),
    ("init!() {}", "none init()"),
    ("// @inject\nprivate init() {}", #"obstructed init() inaccessible("private")"#),
    ("// @inject\ninit?() {}", "obstructed init() failable"),
    ("// @inject\ninit(a: isolated A) {}", #"obstructed init(a: isolated A) parameter("isolated")"#),
    ("init(a: A) {}\nstruct Inner { init() {} }", "init(a: A)"),
  ])
  func `the marked one, else the only one, else the one without parameters`(members: String, wanted: String) throws {
    for kind in ["final class", "struct", "actor"] {
      #expect(try choices("// @service(P)\n\(kind) Provider {\n\(members)\n}") == [wanted], "\(kind)")
    }
  }

  @Test(arguments: [
    ("", "init()"),
    ("let a: A", "init(a: A)"),
    ("let a: A\nlet b: B", "init(a: A, b: B)"),
    ("let a = A()", "init()"),
    ("let a: A = A()\nlet b: B", "init(b: B)"),
    ("var a = A()", "init()"),
    ("var a: A = A()\nlet b: B", "init(a: A = …, b: B)"),
    ("var a: A?", "init()"),
    ("var a: A!\nlet b: B", "init(a: A! = …, b: B)"),
    ("let a: A?", "init(a: A?)"),
    ("var a: Optional<A>", "init(a: Optional<A>)"),
    ("var a, b: A", "init(a: A, b: A)"),
    ("@Wrapper var a: A", "init()"),
    ("@Wrapper var a: A\nlet b: B", "init(a:  = …, b: B)"),
    ("@MainActor let a: A", "init(a: A)"),
    ("@MainActor var a: A", "init(a: A)"),
    ("@Custom var a: A", "init(a: A)"),
    ("@available(macOS 15, *) var a: A", "init(a: A)"),
    ("lazy var a = A()", "init()"),
    ("lazy var a: A = A()\nlet b: B", "init(a: A = …, b: B)"),
    ("var a: A { A() }", "init()"),
    ("var a: A { get { A() } set {} }", "init()"),
    ("var a: A { didSet {} }", "init(a: A)"),
    ("var a = A() { didSet {} }", "init()"),
    ("static let a: A = A()\nstatic var b = B()", "init()"),
    ("private let a: A", "none init(a: A)"),
    ("private let a = A()", "init()"),
    ("private var a = A()", "init()"),
    ("private var a = A()\nlet b: B", "none init(a: A = …, b: B)".replacing("A = …", with: " = …")),
    ("private(set) var a: A", "init(a: A)"),
    ("fileprivate static let a = A()\nlet b: B", "init(b: B)"),
    ("func f() {}\nsubscript(a: A) -> A { a }\nenum Inner { case a }", "init()"),
  ])
  func `a struct's implicit initialisers`(members: String, wanted: String) throws {
    #expect(
      try choices("// @service(P)\nstruct Provider {\n\(members)\n}\n@globalActor actor Custom {}") == [wanted])
  }

  @Test func `an extension's initialisers are added, those of a struct's own braces replace`() throws {
    #expect(
      try choices("// @service(P)\nstruct S { let a: A }\nextension S { init(b: B) {} }")
        == ["several init(a: A) init(b: B)"])
    #expect(
      try choices("// @service(P)\nstruct S { let a: A; init(c: C) {} }\nextension S { init(b: B) {} }")
        == ["several init(c: C) init(b: B)"])
    #expect(
      try choices("// @service(P)\nstruct S { private let a: A }\nextension S { init(b: B) {} }") == ["init(b: B)"])
    #expect(
      try choices("// @service(P)\nstruct S { private let a: A }\nprivate extension S { init(b: B) {} }")
        == ["none init(a: A) init(b: B)"])
    #expect(
      try choices("// @service(P)\nextension S: P { init(b: B) {} }\nstruct S { private let a: A }") == ["init(b: B)"])
    #expect(try choices("// @service(P)\nenum E { case a }\nextension E { init() { self = .a } }") == ["init()"])
    #expect(try choices("// @service(P)\nenum E { case a }") == ["none "])
  }

  @Test func `a class inherits what it does not declare`() throws {
    let base = "class Base { init(a: A) {} }\n"
    #expect(try choices(base + "// @service(P)\nclass C: Base, P {}") == ["init(a: A)"])
    #expect(try choices(base + "class Middle: Base {}\n// @service(P)\nclass C: Middle {}") == ["init(a: A)"])
    #expect(try choices(base + "// @service(P)\nclass C: Base { init(b: B) {} }") == ["init(b: B)"])
    #expect(
      try choices(base + "// @service(P)\nclass C: Base { convenience init(b: B) {} }")
        == ["several init(b: B) init(a: A)"])
    #expect(
      try choices(base + "// @service(P)\nclass C: Base { override convenience init(a: A) {} }") == ["init(a: A)"])
    #expect(try choices("// @service(P)\nclass C { convenience init(b: B) {} }") == ["init()"])
    #expect(try choices(base + "// @service(P)\nclass C: Base {}\nextension C { convenience init() {} }") == ["init()"])
    #expect(try choices("// @service(P)\nclass C: Unknown {}") == ["init()"])
    #expect(try choices("class A: B {}\nclass B: A {}\n// @service(P)\nclass C: A {}") == ["init()"])
  }

  @Test func `another module shows its public ones`() throws {
    let lib = Module(
      "Lib",
      """
      open class Base { public init(a: A) {}; init() {} }
      open class View: UIView {}
      public struct Value { let a: A }
      extension Value { public init(b: B) {} }
      public extension Value { init(c: C) {} }
      """)
    #expect(try choices("import Lib\n// @service(P)\nclass C: Base {}", lib) == ["init(a: A)"])
    #expect(try choices("import Lib\n// @service(P)\nclass C: View {}", lib) == ["init()"])
    #expect(
      try choices("import Lib\n// @service(P)\nextension Value {}", lib) == ["several init(b: B) init(c: C)"])
    #expect(try choices("@testable import Lib\n// @service(P)\nclass C: Base {}", lib) == ["init()"])
  }

  @Test func `each branch has its choice`() throws {
    #expect(
      try choices("// @service(P)\nstruct S {\n#if DEBUG\ninit(a: A) {}\n#else\ninit(b: B) {}\n#endif\n}")
        == ["DEBUG → init(a: A)", "!(DEBUG) → init(b: B)"])
    #expect(
      try choices("// @service(P)\nstruct S {\n#if DEBUG\n// @inject\ninit(a: A) {}\n#endif\ninit(b: B) {}\n}")
        == ["DEBUG → init(a: A)", "!((DEBUG)) → init(b: B)"])
    #expect(
      try choices("// @service(P)\nstruct S {\n#if DEBUG\ninit(a: A) {}\ninit(b: B) {}\n#else\ninit() {}\n#endif\n}")
        == ["DEBUG → several init(a: A) init(b: B)", "!(DEBUG) → init()"])
    #expect(try choices("#if DEBUG\n// @service(P)\nstruct S { init(a: A) {} }\n#endif") == ["init(a: A)"])
  }
}
