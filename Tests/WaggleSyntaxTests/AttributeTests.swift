import Testing
import WaggleSyntax

@Suite struct AttributeTests {
  @Test(
    "Attributes keep their names and arguments",
    arguments: [
      ("@A", ["@A"]), ("@A()", ["@A()"]), ("@A @B\n@C", ["@A", "@B", "@C"]), ("@A.B.C(1)", ["@A.B.C(1)"]),
      ("@A::B", ["@A::B"]),
      ("@A<B>(c)", ["@A<B>(c)"]), ("@A<[B]>.C", ["@A<[B]>.C"]),
      ("@A(b: \")\", c: { \"}\" })", ["@A(b: \")\", c: { \"}\" })"]),
      ("@available(iOS 17, *)", ["@available(iOS 17, *)"]), ("@objc(a:b:)", ["@objc(a:b:)"]),
      ("@A( /* ) */ b\n)", ["@A(b)"]),
      ("#if X\n@A\n#endif", ["@A"]),
      ("#if X\n@A(1)\n#elseif Y\n@B\n#else\n@C\n#endif\n@D", ["@A(1)", "@B", "@C", "@D"]),
      ("#if X\n@A\n#if Y\n@B\n#endif\n#endif", ["@A", "@B"]),
      ("@A\n#if X\n@B\n#endif\n#if Y\n@C\n#endif", ["@A", "@B", "@C"]),
      ("#if X\n#else\n@A\n#endif", ["@A"]),
      ("@attached(member, names: named(init))", ["@attached(member, names: named(init))"]),
    ])
  func attributes(text: String, attributes: [String]) {
    for declaration in [
      "public final class A {}", "func a() {}", "let a = 1", "var a: Int { 1 }", "extension A {}", "import A",
    ] {
      let file = SourceFile(text + "\n" + declaration + "\nlet last = 1")
      #expect(file.declarations.first?.attributes.map(\.text) == attributes)
      #expect(file.declarations.first?.conditions == [])
      #expect(file.declarations.count == 2)
    }
    let member = SourceFile("struct A {\n\(text)\ninit() {}\n}")["A"]?.members.first
    #expect(member?.attributes.map(\.text) == attributes)
  }

  @Test("A parenthesis behind a space is no argument")
  func spacedParenthesis() {
    let file = SourceFile("@A (b, c) = d\nlet last = 1")
    #expect(file.declarations.last?.name == "last")
    #expect(SourceFile("var a: @Sendable (Int) -> Void")["a"]?.type == "@Sendable (Int) -> Void")
  }

  @Test("A '#if' with a declaration in it is no attribute of the next one")
  func conditionalDeclaration() {
    let file = SourceFile("#if X\n@A let a = 1\n#endif\nlet b = 2")
    #expect(file["a"]?.attributes.map(\.text) == ["@A"])
    #expect(file["a"]?.conditions == ["X"])
    #expect(file["b"]?.attributes == [])
    #expect(file["b"]?.conditions == [])
  }

  @Test(
    "What a macro is called with is not looked into",
    arguments: [
      "#A { struct B {} }", "#A(b) { c } d: { e }", "#A", "#A(\"}\")", "#A.b(c)", "#A<B>(c)", "@C #A { let b = 1 }",
      "#externalMacro(module: \"a\", type: \"b\")", "#warning(\"}\")", "#sourceLocation(file: \"a\", line: 1)",
      "macro a() = #b",
      "@freestanding(expression) public macro a<T>(_ b: T) -> (T, String) = #externalMacro(module: \"a\", type: \"b\")",
    ])
  func macros(text: String) {
    #expect(SourceFile(text + "\nlet last = 1").outline == ["let last"])
    #expect(SourceFile("struct A {\n\(text)\nlet last = 1 }").outline == ["struct A", "let A.last"])
  }
}
