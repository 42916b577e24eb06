import Testing

@testable import WaggleSyntax

@Suite struct LexerTests {
  @Test(
    "Trivia and tokens in a row are the text",
    arguments: [
      "", " ", "\n", "\u{FEFF}let a = 1\n", "#!/usr/bin/swift\nlet a", "a /* b /* c */ */ d // e", "a\r\nb\rc\n",
      ##"let a = "\(b("}"))" + #"\#(c)"#"##, "\"\"\"\n  a\n  \"\"\"", "/a}/ + #/b/# / c", "`a b` 🐝 é $0 0x1p-3 1.e",
      "a >>= b ?? c! -> d...e", "@a(#b) #if c\n#endif", "\"unterminated", "/* unterminated", "`", "\\", "\u{0}\u{7F}",
      "#####",
    ])
  func roundTrip(text: String) {
    #expect(Tokens(text).joined == Array(text.utf8))
  }

  @Test("A byte order mark and a '#!' line are no tokens")
  func beginning() {
    #expect(Tokens("\u{FEFF}a").texts == ["a"])
    #expect(Tokens("#!/usr/bin/env swift {\na").texts == ["a"])
    #expect(Tokens("\u{FEFF}#!/usr/bin/env swift {\r\na").texts == ["a"])
    #expect(Tokens("a\n#!b").texts == ["a", "#", "!", "b"])
  }

  @Test("Lines end with LF, CR LF or CR", arguments: ["\n", "\r\n", "\r"])
  func lineBreaks(lineBreak: String) {
    let lines = ["// a comment {", "struct A {", "  let x = 1", "}", "", "  let y: Int"]
    let file = SourceFile(lines.joined(separator: lineBreak))
    #expect(file.outline == ["struct A", "let A.x", "let y"])
    #expect(file["A"]?.position == SourcePosition(line: 2, column: 1))
    #expect(file["A.x"]?.position == SourcePosition(line: 3, column: 3))
    #expect(file["y"]?.position == SourcePosition(line: 6, column: 3))
  }

  @Test("Line breaks of all kinds count in one file")
  func mixedLineBreaks() {
    #expect(SourceFile("let a = 1\r\n\rlet b = 2\n\nlet c = 3")["c"]?.position == SourcePosition(line: 5, column: 1))
  }

  @Test("Columns count bytes")
  func columns() {
    let source: MarkedSource = "/* é🐝 */ ⚑let a = 1"
    #expect(source.parsed["a"]?.position == source.positions[0])
    #expect(source.positions[0].column == 14)
  }

  @Test(
    "A word is a keyword only where it stands alone",
    arguments: [
      ("class", Keyword.class), ("classy", .none), ("fileprivate", .fileprivate), ("precedencegroup", .precedencegroup),
      ("unsafeMutableAddress", .none), ("_", .wildcard), ("Self", .Self), ("self", .self),
      ("nonisolated", .nonisolated),
    ])
  func keywords(text: String, keyword: Keyword) {
    let found = Lexer.read(Array(text.utf8)) { lexer in
      var lexer = lexer
      return lexer.next().keyword
    }
    #expect(found == keyword)
  }

  @Test("Numbers take their fraction and exponent, and leave members and ranges")
  func numbers() {
    #expect(Tokens("0xFF 0b1_0 1.5e-3 0x1.8p+3 1_000").texts == ["0xFF", "0b1_0", "1.5e-3", "0x1.8p+3", "1_000"])
    #expect(Tokens("1...2").texts == ["1", "...", "2"])
    #expect(Tokens("1.0..<2.0").texts == ["1.0", "..<", "2.0"])
    #expect(Tokens("a.0.1.b").texts == ["a", ".", "0", ".", "1", ".", "b"])
    #expect(Tokens("1.description").texts == ["1", ".", "description"])
  }

  @Test("The spaces around an operator tell what it is")
  func operators() {
    #expect(Tokens("a + b").kinds == [.identifier, .binaryOperator, .identifier])
    #expect(Tokens("a+b").kinds == [.identifier, .binaryOperator, .identifier])
    #expect(Tokens("-a").kinds == [.prefixOperator, .identifier])
    #expect(Tokens("(-a)").kinds == [.leftParen, .prefixOperator, .identifier, .rightParen])
    #expect(Tokens("a... b").kinds == [.identifier, .postfixOperator, .identifier])
    #expect(Tokens("a /*c*/-b").kinds == [.identifier, .prefixOperator, .identifier])
    #expect(Tokens("a? b! c").kinds == [.identifier, .postfixMark, .identifier, .postfixMark, .identifier])
    #expect(Tokens("a->b = c").kinds == [.identifier, .arrow, .identifier, .equal, .identifier])
  }

  @Test("Operators take all they can, and stop before a comment")
  func longestOperator() {
    #expect(Tokens("a <+> b").texts == ["a", "<+>", "b"])
    #expect(Tokens("a .+. b").texts == ["a", ".+.", "b"])
    #expect(Tokens("a +. b").texts == ["a", "+", ".", "b"])
    #expect(Tokens("a +/* c */ b").texts == ["a", "+", "b"])
    #expect(Tokens("a +// c\n b").texts == ["a", "+", "b"])
    #expect(Tokens("a ∘→ b ⊕̂ c").texts == ["a", "∘→", "b", "⊕̂", "c"])
  }

  @Test("Names may be of any script, in backticks, or begin with '$'")
  func identifiers() {
    #expect(Tokens("été 日本語 🐝 á").texts == ["été", "日本語", "🐝", "á"])
    #expect(Tokens("`class` `a (b) {` $0 $name").texts == ["`class`", "`a (b) {`", "$0", "$name"])
    #expect(
      Tokens("`a` $0 _x x1").kinds == [.backtickedIdentifier, .dollarIdentifier, .identifier, .identifier])
  }

  @Test("Only the four directives of '#if' are tokens of their own")
  func directives() {
    #expect(
      Tokens("#if #elseif #else #endif #iffy #sourceLocation").kinds
        == [.poundIf, .poundElseif, .poundElse, .poundEndif, .pound, .identifier, .pound, .identifier])
  }

  @Test("'::' is one token, ':' two")
  func colons() {
    #expect(Tokens("a::b").kinds == [.identifier, .colonColon, .identifier])
    #expect(Tokens("a: :b").kinds == [.identifier, .colon, .colon, .identifier])
  }
}
