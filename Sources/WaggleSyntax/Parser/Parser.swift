/// Reads the declarations of one source text, by recursive descent, and steps over what is inside of bodies.
struct Parser {
  var lexer: Lexer
  private(set) var token: Token
  /// Where the token before `token` ended.
  private(set) var previousEnd = 0
  /// How many braces, brackets and clauses the parser's own calls are in.
  var depth = 0
  /// How deep the type read last is.
  var height = 0
  /// How many generic arguments are being read that may turn out to be something else.
  ///
  /// What cannot be read there is not skipped.
  var guesses = 0
  /// Where attributes and modifiers ended that no declaration followed.
  var refusedHeadEnd = 0

  init(_ lexer: Lexer) {
    self.lexer = lexer
    token = Token(kind: .end, triviaStart: 0, start: 0, end: 0, isFirstOnLine: true)
    token = self.lexer.next()
  }

  /// What was learned about the text.
  var memory: Memory {
    get { lexer.memory.pointee }
    nonmutating _modify { yield &lexer.memory.pointee }
  }

  mutating func parseFile(into file: inout SourceFile) {
    file.declarations = parseItems(in: .file)
    file.imports = memory.imports
    file.problems = memory.problems
    file.uncheckedLines = lexer.uncheckedLines.sorted()
    file.strays = strays()
  }
}

// MARK: Reading

extension Parser {
  /// Runs a parser over a text.
  static func read<R>(_ bytes: [UInt8], _ body: (inout Parser) -> R) -> R? {
    Lexer.read(bytes) { lexer in
      var parser = Parser(lexer)
      return body(&parser)
    }
  }
}

// MARK: Tokens

extension Parser {
  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  /// Goes on from an offset between two tokens.
  mutating func restart(at offset: Int) {
    lexer.position = offset
    lexer.previous = Token(kind: .semicolon, triviaStart: 0, start: 0, end: 1, isFirstOnLine: true)
    advance()
  }

  /// Cuts the first byte off an operator, as the `>` of `>>` that ends a clause.
  mutating func advance(splitting count: Int) {
    guard token.end &- token.start > count else { return advance() }
    let end = token.start &+ count
    if count == 1, byte(at: end) == byte(at: token.start), token.isOperator {
      // What is left of `>>>` is an operator too, and need not be read again.
      previousEnd = end
      token.start = end
      token.triviaStart = end
      token.isFirstOnLine = false
      return
    }
    var first = token
    first.end = end
    first.kind = .postfixOperator
    lexer.position = end
    lexer.previous = first
    previousEnd = end
    token = lexer.next()
  }

  func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  func at(_ keyword: Keyword) -> Bool { token.keyword == keyword }

  /// Whether the token is an operator that begins with this byte.
  func atOperator(_ byte: UInt8) -> Bool {
    (token.isOperator || token.kind == .postfixMark || token.kind == .equal) && lexer.base[token.start] == byte
  }

  func byte(at offset: Int) -> UInt8 { lexer.base[offset] }

  mutating func consume(_ kind: Token.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  mutating func consume(_ keyword: Keyword) -> Bool {
    guard token.keyword == keyword else { return false }
    advance()
    return true
  }

  var tokenText: String { lexer.text(from: token.start, to: token.end) }

  func position(of token: Token) -> SourcePosition { lexer.memory.pointee.lines.position(of: token.start) }

  /// Runs `body` and steps back, whatever it read.
  mutating func lookingAhead<R>(_ body: (inout Parser) -> R) -> R {
    let place = self.place
    let result = body(&self)
    self.place = place
    return result
  }

  /// Keeps what `body` read if it returns a value; else steps back.
  mutating func trying<R>(_ body: (inout Parser) -> R?) -> R? {
    let place = self.place
    if let result = body(&self) { return result }
    self.place = place
    return nil
  }

  /// All that stepping back takes; what was learned on the way is kept, so that it is learned once.
  private var place: Place {
    get {
      Place(
        position: lexer.position, previous: lexer.previous, token: token, previousEnd: previousEnd, depth: depth,
        height: height)
    }
    set {
      lexer.position = newValue.position
      lexer.previous = newValue.previous
      token = newValue.token
      previousEnd = newValue.previousEnd
      depth = newValue.depth
      height = newValue.height
    }
  }

  private struct Place {
    var position: Int
    var previous: Token
    var token: Token
    var previousEnd: Int
    var depth: Int
    var height: Int
  }

  /// Whether one more level of nesting is fine; the caller lowers `depth` again.
  mutating func descend() -> Bool {
    depth &+= 1
    if depth <= Lexer.deepestNesting { return true }
    report(.tooDeep)
    return false
  }

  mutating func report(_ problem: SyntaxProblem.Kind, at offset: Int? = nil) {
    lexer.report(problem, at: min(offset ?? token.start, lexer.end))
  }
}

// MARK: Text

extension Parser {
  /// The source text between two offsets, with one space for each run of white space and comments.
  mutating func text(from start: Int, to end: Int) -> String {
    // Where nothing was read, `end` is before the white space that `start` is behind.
    guard start < end else { return "" }
    var offset = start
    while offset < end, !lexer.hasClass(.whitespace, at: offset), byte(at: offset) != 0x2F { offset &+= 1 }
    if offset >= end { return lexer.text(from: start, to: end) }
    let saved = (lexer.position, lexer.previous)
    defer { (lexer.position, lexer.previous) = saved }
    lexer.position = start
    lexer.previous = Token(kind: .leftParen, triviaStart: start, start: start, end: max(start, 1), isFirstOnLine: false)
    var result = ""
    while lexer.position < end {
      let next = lexer.next()
      if next.kind == .end || next.start >= end { break }
      if next.start > next.triviaStart, !result.isEmpty { result += " " }
      result += lexer.text(from: next.start, to: min(next.end, end))
    }
    return result
  }
}
