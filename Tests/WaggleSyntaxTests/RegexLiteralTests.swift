import Testing

@testable import WaggleSyntax

@Suite struct RegexLiteralTests {
  @Test(
    "A slash where an operand may begin begins a regular expression",
    arguments: ["/}/", "/a{2}/", #"/\/{/"#, "/[}]/", "/\"/", "/'/", #"/\(/"#, "/(a|b)/"])
  func bare(text: String) {
    #expect(Tokens("= \(text) + x").texts == ["=", text, "+", "x"])
    #expect(Tokens("f(\(text))").texts == ["f", "(", text, ")"])
    #expect(Tokens("return \(text)").texts == ["return", text])
    #expect(Tokens("a ? \(text) : \(text)").texts == ["a", "?", text, ":", text])
    #expect(Tokens("{\n\(text) }").texts == ["{", text, "}"])
  }

  @Test(
    "An extended regular expression ends at a slash with its number signs",
    arguments: ["#/}/ {/#", "##/ /# } /##", "#/\n  } \" ' {\n  a / b\n/#", "#/a\\/#b/#"])
  func extended(text: String) {
    #expect(Tokens("= \(text) + x").texts == ["=", text, "+", "x"])
  }

  @Test(
    "A slash behind an operand divides",
    arguments: [
      "a / b / c", "a/b/c", "(a) / b + c[1] / d", "a! / b! / c", "a /*c*/ / b", "4 / 2; let x = 1 / 3",
      "{ $0 / 2 }(4) / 3",
      "a.self / b / c", "a\n  / b\n  / c",
    ])
  func division(text: String) {
    #expect(!Tokens(text).kinds.contains(.regex))
  }

  @Test(
    "An operator that is a slash is no regular expression",
    arguments: [
      "reduce(1, /)", "reduce(1, /) + f(/, 3)", "func / (a: Int, b: Int)", "prefix operator /", "infix operator /^/",
      "(/)",
    ])
  func operators(text: String) {
    #expect(!Tokens(text).kinds.contains(.regex))
  }

  @Test("Braces in regular expressions open nothing")
  func braces() {
    let file = SourceFile(
      """
      struct A { let a = /}/, b = #/{/#; var c: R { /}/ }
        func d() {
          return /{/
        }
        let e = x / y, f = z / w
      }
      let last = f(/[}]/, /{/)
      """)
    #expect(
      file.outline == ["struct A", "let A.a", "let A.b", "var A.c", "func A.d()", "let A.e", "let A.f", "let last"])
  }

  @Test("One of several lines without its end is reported where it begins")
  func unterminated() {
    let source: MarkedSource = "let a = ⚑#/\n  b\n"
    #expect(source.parsed.problems == [SyntaxProblem(kind: .unterminatedRegex, position: source.positions[0])])
  }
}
