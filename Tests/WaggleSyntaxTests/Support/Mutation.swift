/// Changes that make bad code of good, or other good code.
struct Mutation {
  /// What the parts come from.
  let sources: [[UInt8]]
  var random: Random

  /// What can be nested, with its other end.
  static let brackets = [
    ("{", "}"), ("(", ")"), ("[", "]"), ("<", ">"), ("/*", "*/"), ("#if A\n", "\n#endif\n"), ("\"\\(", ")\""),
    ("\"\"\"\n\\(", ")\n\"\"\"\n"), ("#\"\\#(", ")\"#"), ("struct A {", "}"), ("func f() {", "}"), ("let a = {", "}"),
    ("@a(", ")"), ("A<", ">"), ("#if A\n@a\n", "#endif\n"), ("if a {", "} else "), ("a ? ", " : b"), ("`", "`"),
  ]

  /// What code is made of.
  static let words = [
    "struct ", "class ", "extension A", "func f", "init", "let a", "var b: C", "case ", "import D", "@e", "#f", "#if ",
    "#elseif ", "#else\n", "#endif\n", "public ", "private(set) ", "where ", "throws ", "async ", "any ", "some ",
    "each ",
    "repeat ", "if ", "switch ", "do ", "else ", "in ", "as ", "is ", "try ", "await ", "get ", "set ", "// @service\n",
    "/* @inject */", "{", "}", "(", ")", "[", "]", "<", ">", ":", "::", ",", ";", ".", "...", "->", "=", "==", "?", "!",
    "&", "/", "#/", "/#", "\\", "\\.", "\"", "\"\"\"", "#\"", "\"#", "`", "$0", "_", "1.5", "0x1p3", "é", "🐝", "∘",
    "\u{A0}",
    "\u{FEFF}", "\0", " ", "\n", "\r\n", "\r", "\t", "//", "/*", "*/", "a", "B",
  ].map { Array($0.utf8) }

  /// The next text.
  mutating func next() -> [UInt8] {
    var text = random.below(8) == 0 ? wordSalad() : part()
    for _ in 0...random.below(6) { mutate(&text) }
    // What is no UTF-8 is refused at once, which is worth a try and no more.
    return random.below(16) == 0 ? text : Array(String(decoding: text, as: UTF8.self).utf8)
  }

  private mutating func wordSalad() -> [UInt8] {
    (0..<random.below(400)).flatMap { _ in random.pick(Self.words) }
  }

  /// Some of a source, from its beginning or from anywhere.
  private mutating func part() -> [UInt8] {
    let source = random.pick(sources)
    let range = random.range(below: source.count, atMost: 8192)
    return Array(source[random.below(2) == 0 ? 0..<range.upperBound : range])
  }

  private mutating func mutate(_ text: inout [UInt8]) {
    guard !text.isEmpty else { return text = random.pick(Self.words) }
    switch random.below(8) {
    case 0:
      for _ in 0...random.below(8) { text[random.below(text.count)] ^= UInt8(1 << random.below(8)) }
    case 1:
      for _ in 0...random.below(8) { text.insert(contentsOf: random.pick(Self.words), at: random.below(text.count)) }
    case 2:
      text = text[..<random.below(text.count)] + part()
    case 3:
      nest(&text)
    default:
      changeTokens(&text)
    }
  }

  private mutating func nest(_ text: inout [UInt8]) {
    let (open, close) = random.pick(Self.brackets)
    let times = random.below(4) == 0 ? 1 + random.below(2000) : 1 + random.below(4)
    let range = random.range(below: text.count, atMost: 200)
    let ends = random.below(2) == 0 ? times : random.below(times)
    text.insert(contentsOf: Array(String(repeating: close, count: ends).utf8), at: range.upperBound)
    text.insert(contentsOf: Array(String(repeating: open, count: times).utf8), at: range.lowerBound)
  }

  /// Deletes, doubles, swaps or moves tokens.
  private mutating func changeTokens(_ text: inout [UInt8]) {
    let tokens = Tokens(text).ranges
    guard tokens.count > 2 else { return }
    for _ in 0...random.below(3) {
      let some = random.range(below: tokens.count, atMost: 3)
      let bytes = Array(
        text[
          min(tokens[some.lowerBound].lowerBound, text.count)..<min(tokens[some.upperBound - 1].upperBound, text.count)]
      )
      let start = min(tokens[some.lowerBound].lowerBound, text.count)
      switch random.below(3) {
      case 0: text.removeSubrange(start..<start + bytes.count)
      case 1: text.insert(contentsOf: bytes, at: start)
      default:
        text.removeSubrange(start..<start + bytes.count)
        text.insert(contentsOf: bytes, at: min(random.pick(tokens).lowerBound, text.count))
      }
    }
  }
}
