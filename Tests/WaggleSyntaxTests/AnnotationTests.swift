import Testing
import WaggleSyntax

@Suite struct AnnotationTests {
  @Test(
    "An annotation belongs to the declaration that its comment stands before",
    arguments: [
      "// ⚑@service(P)\nfinal class A {}",
      "/// ⚑@service(P)\nfinal class A {}",
      "//⚑@service(P)\nfinal class A {}",
      "//   ⚑@service(P)\r\nfinal class A {}",
      "/* ⚑@service(P) */\nfinal class A {}",
      "/* ⚑@service(P) */ final class A {}",
      "/*⚑@service(P)*/ final class A {}",
      "/** ⚑@service(P) */\nfinal class A {}",
      "/*\n ⚑@service(P)\n*/\nfinal class A {}",
      "/**\n * Text.\n * ⚑@service(P)\n * Text.\n */\nfinal class A {}",
      "/// Text.\n///\n/// ⚑@service(P)\n/// - Note: Text.\nfinal class A {}",
      "/// Text.\n// ⚑@service(P)\n/// Text.\nfinal class A {}",
      "// MARK: - A\n// ⚑@service(P)\nfinal class A {}",
      "// ⚑@service(P)\n// MARK: - A\nfinal class A {}",
      "// ⚑@service(P)\n@objc @MainActor\nfinal class A {}",
      "@objc\n// ⚑@service(P)\n@MainActor\nfinal class A {}",
      "@objc(x: \"// @service(Q)\") // ⚑@service(P)\nfinal class A {}",
      "@MainActor\n// ⚑@service(P)\nfinal class A {}",
      "final\n// ⚑@service(P)\nclass A {}",
      "final /* ⚑@service(P) */ class A {}",
      "// ⚑@service(P)\nfinal class A\n{}",
      "// ⚑@service(P)\n\nfinal class A {}",
      "\u{FEFF}// ⚑@service(P)\nfinal class A {}",
      "#!/usr/bin/swift\n// ⚑@service(P)\nfinal class A {}",
      "import B\n// ⚑@service(P)\nfinal class A {}",
      "let b = 1; /* ⚑@service(P) */ final class A {}",
      "struct B { /* ⚑@service(P) */ final class A {} }",
      "#if B\n// ⚑@service(P)\nfinal class A {}\n#endif",
      "// ⚑@service(P)\n#if B\n@objc\n#endif\nfinal class A {}",
    ] as [MarkedSource])
  func attached(source: MarkedSource) throws {
    let file = source.parsed
    let annotations = try #require(file["A"] ?? file["B.A"]).annotations
    #expect(annotations.map(\.word) == [.service])
    #expect(annotations.map { $0.text.filter { $0 != " " } } == ["(P)"])
    #expect(annotations.map(\.position) == source.positions)
    #expect(file.strays.isEmpty)
    #expect(file.problems.isEmpty)
  }

  @Test(
    "Other mentions are no annotations",
    arguments: [
      "// see @service(P)\nclass A {}", "/// Found by `@service`.\nclass A {}", "// @services(P)\nclass A {}",
      "// @service_x\nclass A {}", "// @service:unchecked\nclass A {}", "let s = \"// @service(P)\"\nclass A {}",
      "let s = \"\"\"\n  // @service(P)\n  \"\"\"\nclass A {}", "let s = \"/* @service */\"; class A {}",
      "let r = #/ // @service /#\nclass A {}", "// // @service(P)\nclass A {}", "/* x @service(P) */ class A {}",
      "// (@service)\nclass A {}", "@service\nclass A {}", "// @ service\nclass A {}", "// @Service\nclass A {}",
    ])
  func silent(text: String) throws {
    let file = SourceFile(text)
    #expect(try #require(file["A"]).annotations.isEmpty)
    #expect(file.strays.isEmpty)
  }

  @Test(
    "An annotation that no declaration follows is a stray",
    arguments: [
      ("let a = 1 // ⚑@service(P)\nclass A {}", nil),
      ("func f() { // ⚑@service(P)\n  class B {}\n}\nclass A {}", nil),
      ("class A {}\n// ⚑@service(P)", nil),
      ("class A {}\n/* ⚑@service(P) */", nil),
      ("class A {\n  // ⚑@service(P)\n}", nil),
      ("// ⚑@service(P)\nprint(1)\nclass A {}", nil),
      ("// ⚑@service(P)\n#if B\nclass A {}\n#endif", nil),
      ("class A /* ⚑@service(P) */ {}", nil),
      ("class A { // ⚑@service(P)\n}", nil),
      ("let a = f(\n  // ⚑@service(P)\n  1)\nclass A {}", nil),
      ("func f() {\n  // ⚑@service(P)\n  final class B {}\n}\nclass A {}", "class B"),
      ("func f() {\n  // ⚑@service(P)\n  @a public let b = 1\n}\nclass A {}", "let b"),
      ("func f() {\n  /*\n   ⚑@service(P)\n   not a class X\n  */\n  var b = 1\n}\nclass A {}", "var b"),
      ("let f = {\n  // ⚑@service(P)\n  func b() {}\n}\nclass A {}", "func b"),
      ("var f: Int {\n  // ⚑@service(P)\n  struct B {}\n}\nclass A {}", "struct B"),
      ("if x {\n  // ⚑@service(P)\n  enum B {}\n}\nclass A {}", "enum B"),
      ("class A { init() {\n  // ⚑@service(P)\n  actor B {}\n} }", "actor B"),
      ("func f() {\n  // ⚑@service(P)\n  g()\n}\nclass A {}", nil),
    ] as [(MarkedSource, String?)])
  func stray(source: MarkedSource, local: String?) {
    let file = source.parsed
    #expect(file.strays.map(\.annotation.position) == source.positions)
    #expect(file.strays.map(\.local) == [local])
    #expect(file.outline.contains("class A"))
    #expect(file.declarations.allSatisfy { $0.annotations.isEmpty })
  }

  @Test("What follows the word is kept to the end of its line, or of its comment")
  func text() {
    let file = SourceFile(
      """
      // @service(A, named: "x") // y
      struct B {}
      /* @service(C) */ struct D {}
      /*
        @service(E)
        @service(F)
      */
      struct G {}
      // @service
      struct H {}
      """)
    #expect(file["B"]?.annotations.map(\.text) == ["(A, named: \"x\") // y"])
    #expect(file["D"]?.annotations.map(\.text) == ["(C) "])
    #expect(file["G"]?.annotations.map(\.text) == ["(E)", "(F)"])
    #expect(file["H"]?.annotations.map(\.text) == [""])
  }

  @Test("Each declaration of a file has its own")
  func several() {
    let file = SourceFile(
      """
      // @service(A1)
      struct A {
        // @service(A2)
        struct A {}
        // @inject
        init() {}
        /* @inject */ init(a: Int) {}
        init(b: Int) {} // @inject
        // @service(A3)
        static let a = 1
      }
      // @service(B1)
      // @service(B2)
      extension B: P {}
      struct C {}
      // @service(D1)
      func d() {}
      // @service(E1)
      @a var e = 1, f = 2
      """)
    #expect(file["A"]?.annotations.map(\.text) == ["(A1)"])
    #expect(file["A"]?.members.map { $0.annotations.map(\.text) } == [["(A2)"], [""], [" "], [], ["(A3)"]])
    #expect(file["A"]?.members[1].annotations.map(\.word) == [.inject])
    #expect(file["B"]?.annotations.map(\.text) == ["(B1)", "(B2)"])
    #expect(file["C"]?.annotations == [])
    #expect(file["d"]?.annotations.map(\.text) == ["(D1)"])
    #expect(file["e"]?.annotations.map(\.text) == ["(E1)"])
    #expect(file["f"]?.annotations == [])
    #expect(file.strays.map(\.annotation.position.line) == [8])
  }

  @Test(
    "Declarations that cannot be a provider are kept where they are annotated",
    arguments: [
      ("enum A {\n// @service\ncase b }", "case b"),
      ("struct A {\n// @service\nsubscript(i: Int) -> Int { i } }", "subscript "),
      ("class A {\n// @service\ndeinit {} }", "deinit "),
      ("protocol A {\n// @service\nassociatedtype B }", "associatedtype B"),
    ])
  func others(text: String, member: String) {
    let file = SourceFile(text)
    #expect(file.strays.isEmpty)
    #expect(file["A"]?.members.map { "\($0.kind) \($0.name)" } == [member])
  }
}
