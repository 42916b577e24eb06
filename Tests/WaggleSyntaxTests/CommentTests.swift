import Testing
import WaggleSyntax

@Suite struct CommentTests {
  @Test(
    "Comments are white space wherever they stand",
    arguments: [
      "struct/**/A{let x=1}", "struct /* } */ A // {\n{ // }\n  let x = 1 /* } */\n}",
      "/* a /* { */ } */ struct A { /* /* */ */ let x = 1 }", "/**/struct A {/***/let/****/x = 1}",
      "//\nstruct A\n//\n{\n//}\nlet x = 1\n}//", "/*/ } /**/ */ struct A { let x = 1 }",
    ])
  func whitespace(text: String) {
    let file = SourceFile(text)
    #expect(file.outline == ["struct A", "let A.x"])
    #expect(file.problems.isEmpty)
  }

  @Test("Quotes in comments begin no strings")
  func quotes() {
    #expect(SourceFile("// it's \"\n/* \"\"\" */ let a = 1 // \"").outline == ["let a"])
  }

  @Test("A comment in a type is no part of its text")
  func text() {
    #expect(SourceFile("let a: [Int /* b */ : // c\n  String]")["a"]?.type == "[Int : String]")
  }

  @Test("A comment without its end is reported where the outermost begins")
  func unterminated() {
    let source: MarkedSource = "let a = 1\n⚑/* b /* c */\nlet d = 1"
    #expect(source.parsed.outline == ["let a"])
    #expect(source.parsed.problems == [SyntaxProblem(kind: .unterminatedComment, position: source.positions[0])])
  }
}
