import Testing

@testable import WaggleSyntax

@Suite struct BadInputTests {
  /// What is repeated, and what stands before it.
  static let nested: [(String, String)] = [
    ("", "{"), ("", "("), ("", "["), ("", "<"), ("", "struct A {"), ("", "#if A\n"), ("", "\"\\("), ("", "\"\"\"\n\\("),
    ("", "#\"\\#("), ("", "/*"), ("", "}"),
    ("", "#endif\n"), ("", "#else\n"), ("", "#if A\n#else\n"), ("#if A\n", "#elseif A\nlet a = 1\n"),
    ("", "#if A\n@a\n"), ("", "#if A\n@a\n#endif\n"),
    ("", "#"), ("", "`"), ("", "\"\n"), ("", "@a("), ("", "@a "),
    ("", "@a<"), ("", "public "), ("", "class "), ("", "if a {} else "), ("", "a: "), ("", "\r"), ("", "// @service\n"),
    ("", "/* @service */ "), ("", "\\/"), ("", "a /* @service */ #if "),
    ("", "= /"), ("", "#/a "), ("", "#/a ##/a "), ("", "=`"), ("", "func f() -> "), ("", "extension A<"),
    ("", "macro "), ("x", " is A"), ("x", " as A<"),
    ("x", " async throws"), ("struct A {", "init?"), ("struct A {", "#else\n"), ("func f(", "a: A = { "),
    ("func f<", "A: B<"), ("func f() {", "// @service\n@a("),
    ("func f() {", "// @service\n@a "), ("let x = ", "a<"), ("let x = a", "<[a"), ("let x = ", "a<b, "),
    ("let x = ", "a ? b : "),
    ("let x = ", "a ? "), ("let x = ", "-"), ("let x = ", "- "),
    ("let x = ", "if a {} else "), ("let x = a", ".a"), ("let x = a", ".a<b>"), ("let x = a", "?"),
    ("let x = a", " {} b: {}"), ("let x = a\n", "#if A\n.b\n"),
    ("let x = ", "{ a { b: "), ("let x = ", "await "), ("var x = a {", "mutating "), ("var x: A { ", "@a "),
    ("let x: ", "["), ("let x: ", "("), ("let x: ", "A<"),
    ("let x: ", "~"), ("let x: ", "~ "), ("let x: ", "@a("), ("let x: ", "@a "), ("let x: ", "any "),
    ("let x: ", "(a: "), ("let x: ", "(A) -> "), ("let x: ", "[A: "),
    ("let x: ", "@a (A) throws(B) -> "), ("let x: A", "?"), ("let x: A", ".a<b>"), ("let x: A", " & A"),
    ("let x: A<B", ">"), ("let x: A", ".Type.B?"),
    ("let x: ", "<A> "), ("let x: ", "<A, "), ("", "let x: <A {\n"), ("", "func f(a: <<(A) {}\n"),
  ]

  @Test(
    "Nesting 100,000 deep neither traps nor takes more than linear time", .timeLimit(.minutes(5)), arguments: nested)
  func deep(head: String, unit: String) {
    let text = head + String(repeating: unit, count: 100_000)
    let file = SourceFile(text)
    #expect(file.problems.count <= 100)
    #expect(file.strays.isEmpty || unit.contains("@service"))
  }

  @Test(
    "Nesting too deep is reported, once",
    arguments: [("", "struct A {"), ("", "#if A\n"), ("", "\"\\("), ("let x: ", "["), ("let x: A", "?")])
  func tooDeep(head: String, unit: String) {
    let problems = SourceFile(head + String(repeating: unit, count: 1000)).problems
    #expect(problems.filter { $0.kind == .tooDeep }.count == 1)
    #expect(SourceFile(head + String(repeating: unit, count: 190)).problems.allSatisfy { $0.kind != .tooDeep })
  }

  @Test("Nothing where a type is wanted is an empty type")
  func missingType() {
    let file = SourceFile(
      "let a: = 1\nfunc f(b: , c: D) -> { }\ntypealias E =\nstruct G: {}\nextension {}\nlet last = 1")
    #expect(file["a"]?.type == "")
    #expect(file["f"]?.parameters.map(\.type) == ["", "D"])
    #expect(file["last"] != nil)
  }

  @Test(
    "Unfinished code hides nothing before it",
    arguments: [
      "struct", "struct B", "struct B {", "struct B: ", "struct B<", "func", "func f", "func f(", "func f(a",
      "func f(a:", "func f(a: A =", "func f() ->", "init(", "let",
      "let b", "let b:", "let b =", "let b = {", "let b = f(", "let (", "import", "import B.", "@", "@b", "@b(", "#",
      "#if", "#if B", "#else", "\"", "\"\\(", "\"\"\"", "#\"",
      "#/", "/*", "`", "case", "enum B { case", "enum B { case a(", "extension", "extension B where", "typealias B =",
      "subscript", "operator", "infix operator", "public", "class",
      "private(", "var b: B {", "var b: B { get", "precedencegroup", "macro", "macro b", "actor", "if", "for b in",
      "switch b {", "guard b else", "b ? c", "b as", "b is", "b <", "\\",
      "b.", "b::", "where", "}", ")", "]", ">", "\u{0}", "\u{1}",
    ])
  func unfinished(text: String) {
    let file = SourceFile("// @service\nstruct A { let a = 1 }\n" + text)
    #expect(file.outline.prefix(2) == ["struct A", "let A.a"])
    #expect(file["A"]?.annotations.count == 1)
  }

  @Test("Every beginning of a text is read, and its tokens are the text")
  func prefixes() {
    let text = """
      // @service(P)
      #if A || (B && !C)
      @a(b: "\\(c)") public final class D<E: F>: G<[H]>, I where E == J {
        /* @inject */ init?(k l: M<N>? = { $0 < 1 ? .o : p as? Q }, _ r: (S) async throws(T) -> U...) rethrows {}
        var v: [W: X] = #"\\#(y("}"))"# { didSet { z(/}/) } }
        subscript<T>(t: T) -> any T & U { get async { \"""
          \\(t) " \"""
        } }
      }
      #endif
      """
    for count in 0...text.utf8.count {
      let bytes = Array(text.utf8.prefix(count))
      #expect(Tokens(bytes).joined == bytes)
      #expect(SourceFile(path: "Test.swift", bytes: bytes).problems.count <= 100)
    }
    #expect(SourceFile(text).outline == ["class D", "init D.init(k:_:)", "var D.v"])
    #expect(SourceFile(text).problems.isEmpty)
  }

  @Test(
    "Bytes that are not UTF-8 are reported",
    arguments: [[0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0x22, 0xF0, 0x9F, 0x22]] as [[UInt8]])
  func notUTF8(bytes: [UInt8]) {
    #expect(SourceFile(path: "Test.swift", bytes: bytes).problems.map(\.kind) == [.notUTF8])
  }

  @Test("Code with random changes is read whole", arguments: 1...8)
  func mutated(seed: UInt64) {
    let sources =
      ExpressionTests.expressions.map { "let a = \($0)\n" } + TypeSyntaxTests.spelled.map { "func f(a: \($0)) {}\n" }
    let pieces = Self.nested.map { Array($0.1.utf8) }
    var random = Random(state: seed)
    for _ in 0..<100 {
      var bytes: [UInt8] = []
      for _ in 0..<8 { bytes += sources[random.below(sources.count)].utf8 }
      for _ in 0..<4 {
        let offset = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[offset] = UInt8(random.below(128))
        case 1: bytes.removeSubrange(offset..<min(offset + random.below(20), bytes.count))
        default: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: offset)
        }
      }
      bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
      #expect(Tokens(bytes).joined == bytes)
      #expect(!SourceFile(path: "Test.swift", bytes: bytes).problems.contains { $0.kind == .notUTF8 })
    }
  }
}
