import Testing
import WaggleSyntax

@Suite struct ConditionTests {
  @Test("A declaration has the conditions around it, and what an '#else' refused")
  func nested() {
    let file = SourceFile(
      """
      #if os(iOS) || os(macOS) && !targetEnvironment(simulator)
      import A
        #if swift(>=5.9)
        let a = 1
        #elseif compiler(<6) // b
        let b = 1
        #else /* c */
        let c = 1
        #endif
      #endif
      let d = 1
      """)
    let outer = "os(iOS) || os(macOS) && !targetEnvironment(simulator)"
    #expect(file.imports.map(\.conditions) == [[outer]])
    #expect(
      file.declarations.dropFirst().map(\.conditions) == [
        [outer, "swift(>=5.9)"], [outer, "!(swift(>=5.9))", "compiler(<6)"],
        [outer, "!(swift(>=5.9))", "!(compiler(<6))"], [],
      ])
  }

  @Test(
    "A condition ends with its line, or with its parentheses",
    arguments: [
      ("A", "A"), ("A // || B", "A"), ("A /* c */ && B", "A && B"), ("(A ||\n  B)", "(A || B)"),
      ("canImport(A, _version: 1.2.3)", "canImport(A, _version: 1.2.3)"),
      ("!A", "!A"), ("1", "1"), ("hasFeature(A) && hasAttribute(b)", "hasFeature(A) && hasAttribute(b)"),
      ("_endian(little)", "_endian(little)"),
    ])
  func conditions(text: String, condition: String) {
    #expect(SourceFile("#if \(text)\nlet a = 1\n#endif")["a"]?.conditions == [condition])
    #expect(SourceFile("struct X {\n#if \(text)\nlet a = 1\n#endif\n}")["X.a"]?.conditions == [condition])
  }

  @Test("Members, cases and accessors may stand in '#if'")
  func members() {
    let file = SourceFile(
      """
      enum A {
        #if B
        case a
        #else
        case b, c(Int)
        #endif
        case d
        #if C
        func e() { switch self {
          #if D
          case .a: break
          #endif
          default: break } }
        struct F { #if G
          let g = 1
          #endif
        }
        #endif
        var h: Int {
          #if I
          get { 1 }
          #else
          get { 2 }
          #endif
        }
        func j() {
          #if K
          let local = 1
          #endif
        }
      }
      """)
    #expect(file.outline == ["enum A", "func A.e()", "struct A.F", "let A.F.g", "var A.h", "func A.j()"])
    #expect(file["A.F.g"]?.conditions == ["C", "G"])
    #expect(file["A.h"]?.conditions == [])
    #expect(file.problems.isEmpty)
  }

  @Test(
    "An '#if' may go on with a chain of members",
    arguments: [
      "let a = b\n#if C\n.d()\n#elseif E\n.f { }\n#else\n.g\n#endif\n.h()",
      "let a = b\n#if C\n.d()\n#if E\n.f()\n#endif\n#endif",
      "let a = b { }\n  #if C\n  .d { }\n  #endif\n  .e { }", "let a = [\n#if C\nd,\n#endif\ne]",
      "let a = f(\n#if C\nd\n#else\ne\n#endif\n)",
    ])
  func chains(text: String) {
    let file = SourceFile(text + "\nlet last = 1")
    #expect(file.outline == ["let a", "let last"])
    #expect(file["last"]?.conditions == [])
  }

  @Test("An '#if' with declarations ends the expression before it")
  func declarations() {
    let file = SourceFile("let a = b\n#if C\nlet d = 1\n#endif\nlet last = 1")
    #expect(file.outline == ["let a", "let d", "let last"])
    #expect(file["d"]?.conditions == ["C"])
  }

  @Test("Both branches may declare the same")
  func branches() {
    let file = SourceFile("#if A\n// @service(P)\nstruct B {}\n#else\n// @service(Q)\nstruct B {}\n#endif")
    #expect(file.declarations.map(\.conditions) == [["A"], ["!(A)"]])
    #expect(file.declarations.map { $0.annotations.map(\.text) } == [["(P)"], ["(Q)"]])
  }

  @Test("An '#if' without its end is reported")
  func unterminated() {
    let file = SourceFile("#if A\nlet a = 1\n")
    #expect(file.outline == ["let a"])
    #expect(file.problems.map(\.kind) == [.unterminatedBlock])
  }

  @Test(
    "An '#endif' or brace too many does not hide what follows", arguments: ["#endif", "#else", "}", "} }", "#elseif A"])
  func tooMany(text: String) {
    #expect(SourceFile("let a = 1\n\(text)\nlet last = 1")["last"] != nil)
  }
}
