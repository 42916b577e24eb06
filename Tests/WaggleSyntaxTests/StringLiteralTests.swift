import Testing
import WaggleSyntax

@Suite struct StringLiteralTests {
  @Test(
    "A string is one token",
    arguments: [
      #""""#, #""a""#, #""{""#, #""\"""#, #""\\""#, #""\u{1F600}""#,
      ##"#""#"##, ##"#"a""#"##, ##"#"""#"##, ##"#"""a"#"##, ##"#""""#"##, ##"#"\"#"##, ##"#"\("#"##,
      ###"##""#"##"###, ###"##"\#("##"###, "###\"\"\"###",
      "\"\"\"\n\"\"\"", "\"\"\"\n  } \" \"\" \\\"\"\"\n  \"\"\"", "\"\"\"\n  a \\\n  b\n  \"\"\"",
      "#\"\"\"\n  \"\"\" \"# \"\" \\(no\n  \"\"\"#", "##\"\"\"\n  \"\"\"#\n  \"\"\"##",
    ])
  func plain(text: String) {
    #expect(Tokens(text + " + x").texts == [text, "+", "x"])
  }

  @Test(
    "What is interpolated belongs to the string, with its own strings, comments and brackets",
    arguments: [
      #""\(a)""#, #""\(f("}"))""#, #""\(a ? "b" : "c \(d ? "e" : "f")")""#, #""\({ () -> S in "}" }())""#,
      #""\(a /* ) " */)""#, #""\(a, b: ")")""#, #""\((1, (2)))""#, #""\(/\)"/)""#,
      ##"#"\#(f("}"))"#"##, ##"#"\(no) \#(#"\#(1)"#)"#"##,
      ###"##"\#(x) \##(g(#"\#(h("i"))"#))"##"###,
      "\"\"\"\n  \\(\"\"\"\n    } \\(\"{\")\n    \"\"\")\n  \"\"\"", "\"\"\"\n  \\( a\n  + b ) c\n  \"\"\"",
      "\"\\(\"\"\"\n  \" ) \n  \"\"\")\"", "#\"\"\"\n  \\(no\n  \\#(\"yes)\" + \"}\")\n  \"\"\"#",
    ])
  func interpolated(text: String) {
    #expect(Tokens(text + " + x").texts == [text, "+", "x"])
  }

  @Test("Braces in strings open nothing")
  func braces() {
    let file = SourceFile(
      ##"""
      struct A {
        let a = "{", b = #"\#(f("}"))"#
        var c: String { """
          } \(d { "}" }) {
          """ }
      }
      let last = 1
      """##)
    #expect(file.outline == ["struct A", "let A.a", "let A.b", "var A.c", "let last"])
    #expect(file.problems.isEmpty)
  }

  @Test("A string without its end stops at the end of its line, where it is reported")
  func unterminated() {
    let source: MarkedSource = """
      let a = ⚑"b {
      struct C {}
      let d = ⚑#"e"
      struct F {}
      """
    let file = source.parsed
    #expect(file.problems == source.positions.map { SyntaxProblem(kind: .unterminatedString, position: $0) })
    #expect(file.outline == ["let a", "struct C", "let d", "struct F"])
  }

  @Test("A string of several lines without its end takes the rest of the file")
  func unterminatedMultiline() {
    let source: MarkedSource = "let a = ⚑\"\"\"\n  b\nstruct C {}"
    #expect(source.parsed.problems == [SyntaxProblem(kind: .unterminatedString, position: source.positions[0])])
    #expect(source.parsed.outline == ["let a"])
  }
}
