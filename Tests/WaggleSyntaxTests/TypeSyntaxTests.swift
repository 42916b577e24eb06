import Testing
import WaggleSyntax

@Suite struct TypeSyntaxTests {
  /// Types as the description spells them.
  static let spelled = [
    "Int", "A.B.C", "A::B", "A::B.C<D::E>", "[Int]", "[A: B]", "[[A]: [B: C]]", "Int?", "Int??", "A!", "[Int?]?",
    "(A, b: B)", "()", "(A)", "((A))?",
    "A<B>", "A<B, C<D>>", "A<B>.C<D>.E", "A<[B]?>", "Vector<3, Int>", "Vector<-3>", "[3 of Int]", "[n of [2 of Int]]",
    "any P", "some P",
    "(any P)?", "any P & Q", "(any P & Q)?", "P & Q<R> & S", "(any P).Type", "any P.Type", "A.Type", "[A].Element",
    "(A, B).Type",
    "Any", "Self", "Self.A", "~Copyable", "P & ~Copyable", "(A) -> B", "() -> ()", "(A, _ b: B, c d: C) -> D",
    "(A...) -> B", "(inout A) -> B",
    "(A) async throws -> B", "() throws(E) -> B", "(A) -> (B) -> C", "((A) -> B) -> C", "((A) -> B)?", "[(A) -> B]",
    "@Sendable (A) -> B",
    "@MainActor @Sendable () async -> B", "@escaping () -> B", "@convention(c) (A) -> B", "@isolated(any) () -> B",
    "inout A", "sending A",
    "consuming A", "isolated (any Actor)?", "nonisolated(nonsending) () async -> B", "repeat each T", "(repeat each T)",
    "(repeat (each T)?)",
    "A<repeat each T>", "`A`.`B`", "_", "[_]", "@A(1) B", "@unchecked Sendable", "A<(B) -> C>", "A<any P>",
    "A<@Sendable () -> B>", "é.🐝",
  ]

  @Test("A description reads as the same type", arguments: spelled)
  func stable(text: String) {
    let type = TypeSyntax(text)
    #expect(type.description == text)
    #expect(TypeSyntax(type.description) == type)
  }

  @Test("The declaration keeps the same text, and what follows it is read", arguments: spelled)
  func inDeclarations(text: String) {
    let file = SourceFile(
      "let a: \(text) = b, c: \(text)\nfunc f(a: \(text), b: \(text) = c) -> \(text) {}\ntypealias A = \(text)\nlet last = 1"
    )
    #expect(file.outline == ["let a", "let c", "func f(a:b:)", "typealias A", "let last"])
    #expect(file["a"]?.type == text)
    #expect(file["c"]?.type == text)
    #expect(file["f"]?.type == text)
    #expect(file["f"]?.parameters.map(\.type) == [text, text])
    #expect(file["A"]?.type == text)
  }

  @Test(
    "White space and comments do not count",
    arguments: [
      ("A < B , C >", "A<B, C>"), ("[ A:B ]", "[A: B]"), ("( A,b :B )", "(A, b : B)"), ("A\n.B", "A.B"),
      ("(A)->B", "(A) -> B"),
      ("any  /* c */ P", "any P"), ("P&Q", "P & Q"), ("[A /* , */ ]", "[A]"),
      ("( ) async\nthrows -> ( )", "() async throws -> ()"),
    ])
  func spacing(text: String, description: String) {
    #expect(TypeSyntax(text).description == description)
  }

  @Test("The parts are told apart")
  func parts() {
    let name = TypeSyntax.name(module: nil, [.init("A")])
    #expect(TypeSyntax("A") == name)
    #expect(
      TypeSyntax("M::A.B<C>")
        == .name(module: "M", [.init("A"), .init("B", arguments: [.name(module: nil, [.init("C")])])]))
    #expect(TypeSyntax("any A?") == .any(.optional(name)))
    #expect(TypeSyntax("(any A)?") == .optional(.tuple([.init(label: "", type: .any(name), isVariadic: false)])))
    #expect(TypeSyntax("[A: A]") == .dictionary(name, name))
    #expect(TypeSyntax("A & ~A") == .composition([name, .prefixed("~", name)]))
    #expect(
      TypeSyntax("(b: A...) throws -> A")
        == .function([.init(label: "b:", type: name, isVariadic: true)], effects: "throws", name))
    #expect(TypeSyntax("[A].B") == .member(.array(name), .init("B")))
    #expect(TypeSyntax("((A))").unparenthesised == name)
  }

  @Test(
    "What is no type is kept as it is",
    arguments: ["", "+", "A B", "A<", "(A", "let", "[", "A.", "A::", "A -> B", "{ }", "\""])
  func verbatim(text: String) {
    #expect(TypeSyntax(TypeSyntax(text).description) == TypeSyntax(text))
  }

  @Test("Names can be replaced, wherever they stand")
  func mapNames() {
    let type = TypeSyntax("(A, [A: B<A>]?) async -> (any A & C.A).Type")
    let mapped = type.mapNames { module, components in
      components[0].name == "A" ? .name(module: "M", components) : .name(module: module, components)
    }
    #expect(mapped.description == "(M::A, [M::A: B<M::A>]?) async -> (any M::A & C.A).Type")
  }
}
