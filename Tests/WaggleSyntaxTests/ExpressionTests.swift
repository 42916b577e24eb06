import Testing
import WaggleSyntax

@Suite struct ExpressionTests {
  /// Expressions, each of which ends where the text does.
  static let expressions = [
    // Generic arguments or comparisons
    "f<Int>(1)", "f<[Int]>.x<(A, B)>()", "a < b", "(a < b, c > d)", "[a<b>.self, c<d>()]", "A<B>?.none", "A<B>!.c",
    "A<B>.C<D>.E", "A<B, C>(d)", "a<<b>>c",
    "a << b >> c", "a<=b", "a<b>=c", "a<b", "a < -b", "a<-b", "a<b.c", "A<B>{ $0 }", "A<B> { }", "A<B & C>()",
    "A<any P>()", "A<@Sendable () -> B>()",
    "A<(Int) async throws -> Void>(1)", "A<3, -4>()", "A<repeat each B>()", "Array<Array<Array<Int>>>()", "a<b && c>d",
    "f(a<b, c>(d))", "A<B, C> (d)",
    "f < g", "a::b<c>()",
    // Operators
    "-a - -b", "a...b", "a...", "...b", "a[...]", "&a", "a ?? b ?? c", "(+)", "[1].reduce(0, +)", "a.sorted(by: >)",
    "a |> b <|> c", "a !== b", "a = b",
    "a ⊕ b", "∆a", "a^^", "a as B & C", "a as! [A: B]", "a as (A) -> B", "a as? Foo ?? Bar { }", "a is B ? c : d",
    "a is (B, C)", "a as @Sendable () -> Void",
    "a ? .b : .c", "a ? b! : c", "a! ? b : c", "(a ? b : c) ? d : e", "a ?b :c", "a ? [b] : [:]", "a ? b ? c : d : e",
    "a ? { b } : { c }", "a?.b ?? c", "a?[0]",
    // Closures
    "{ }", "{ 1 }()", "f { } b: { } c: { $0 }", "f(1) { x in x }", "f[1] { }", "f { }.b { }.c",
    "{ (a: Int) -> Int in a }", "{ [weak self, x = y] (a) async throws -> Int in 1 }",
    "f { if x { } } as? B", "f { $0 < $1 }", ".init { }", "try await f { }", "f { } + g { }", "{ @MainActor in a }",
    // Values of statements
    "if a { b } else { c }", "if a { b } else if let c { d } else { e }", "switch a { case .b: c; default: d }",
    "do { try a() } catch { b }", "(if a { b } else { c })",
    "try? if a { b } else { c }", "switch (a, b) { case (1, _): c\ndefault: d }",
    // Words that are also names
    "try a()", "try! a.b", "await a", "consume a", "copy b", "any P.self", "(any P).self", "repeat each a",
    "unsafe a.b", "unsafe", "copy", "each", "async", "a.async",
    "a.default", "a.class", "a.in", "a.init(b)", "A.init", "self", "super.x", "Self.x", "Any.self", "nil", "a.self",
    "a.`default`", "get", "await { 1 }()",
    // Literals and key paths
    "[:]", "[1: 2]", "()", "[1, 2,]", "a.0.1.2", "1.5.b", "0x1p-3", "1_000.5e+3", "\\A.b.c", "\\.c", "\\A?.b?.c",
    "\\[Int].[0]", "\\A<B>.c", "\\.self", "\\A.b![1]",
    "\\(A, B).0", "a.map(\\.b) { }", "#file", "#selector(a)", "#keyPath(a.b)", "#a { }", "#a(1) { } b: { }", "#a<B>(c)",
    "[Int: String]()", "[[Int]]()", "Int?.none",
    "(Int, Int)?.none", "((Int) -> Int).self", "(() throws -> Void).self", "[(A) async throws -> B]()", "/a{/", "#/}/#",
    "$0", "\"\\(a { \"}\" })\"",
    // Lines
    "\n  a", "a\n  .b\n  // c\n  .d()", "a\n  + b", "a ??\n  b", "a ? b\n  : c", "a as\n  B", "a\n  as B", "a\n  is B",
    "try\n  a()", "[\n  1\n  , 2\n]",
    "f {\n} b: {\n}\n.c()", "f { }\n  b: { }",
  ]

  @Test("An initial value ends at a comma, a semicolon, a line or a brace", arguments: expressions)
  func ends(text: String) {
    #expect(SourceFile("let a = \(text), b = 1\nlet last = 1").outline == ["let a", "let b", "let last"])
    #expect(SourceFile("let a = \(text)\nlet last = 1").outline == ["let a", "let last"])
    #expect(SourceFile("let a = \(text); let last = 1").outline == ["let a", "let last"])
    #expect(SourceFile("struct X { let a = \(text) }\nlet last = 1").outline == ["struct X", "let X.a", "let last"])
    #expect(
      SourceFile("struct X { let a: A = \(text)\nfunc last() {} }").outline == ["struct X", "let X.a", "func X.last()"])
    #expect(SourceFile("func f(a: A = \(text), b: B) {}\nlet last = 1").outline == ["func f(a:b:)", "let last"])
    #expect(SourceFile("#if A\nlet a = \(text)\n#endif\nlet last = 1").outline == ["let a", "let last"])
  }

  @Test("Two comparisons with a comma between them are no generic arguments")
  func comparisons() {
    for end in [" + i", "+i", " ? i : j", " = 1", " == i", " ?? i", "\nlet c = 1"] {
      #expect(SourceFile("let a = f<g, h>\(end)\nlet last = 1").outline.prefix(2) == ["let a", "let h"])
    }
    for end in ["(i)", " (i)", "[i]", "{ i }", " { i }", ".i", "\n.i", "?.i", "!.i", " & i"] {
      #expect(SourceFile("let a = f<g, h>\(end)\nlet last = 1").outline == ["let a", "let last"])
    }
  }
}
