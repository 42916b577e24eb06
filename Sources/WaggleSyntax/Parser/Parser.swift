/// Reads the declarations of one source text, by recursive descent, and steps over what is inside of bodies.
struct Parser {
  private(set) var lexer: Lexer
  private(set) var token: Token
  /// Where the token before `token` ended.
  private(set) var previousEnd = 0
  /// The conditions of the `#if`s around the position.
  var conditions: [String] = []
  var imports: [ImportDeclaration] = []
  /// How many braces, brackets and clauses the parser's own calls are in.
  var depth = 0
  /// How far the annotations were given to declarations.
  private var attached: Set<Int> = []

  init(_ lexer: Lexer) {
    self.lexer = lexer
    token = Token(kind: .end, triviaStart: 0, start: 0, end: 0, isFirstOnLine: true)
    token = self.lexer.next()
  }

  mutating func parseFile(into file: inout SourceFile) {
    file.declarations = parseItems(in: .file)
    file.imports = imports
    file.strays = lexer.annotations.filter { !attached.contains($0.offset) }.map { annotation in
      SourceFile.Stray(annotation: annotation, local: localDeclaration(after: annotation))
    }
    file.problems = lexer.problems
  }
}

// MARK: Tokens

extension Parser {
  mutating func advance() {
    previousEnd = token.end
    token = lexer.next()
  }

  /// Cuts the first byte off an operator, as the `>` of `>>` that ends a clause.
  mutating func advance(splitting count: Int) {
    guard token.end &- token.start > count else { return advance() }
    let end = token.start &+ count
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

  func position(of token: Token) -> SourcePosition { lexer.lines.position(of: token.start) }

  /// Runs `body` and steps back, whatever it read.
  mutating func lookingAhead<R>(_ body: (inout Parser) -> R) -> R {
    var copy = self
    let result = body(&copy)
    return result
  }

  /// Keeps what `body` read if it returns a value; else steps back.
  mutating func trying<R>(_ body: (inout Parser) -> R?) -> R? {
    let position = lexer.position
    let previous = lexer.previous
    let saved = (token, previousEnd, depth)
    if let result = body(&self) { return result }
    lexer.position = position
    lexer.previous = previous
    (token, previousEnd, depth) = saved
    return nil
  }

  /// Whether one more level of nesting is fine; the caller lowers `depth` again.
  mutating func descend() -> Bool {
    depth &+= 1
    if depth <= Lexer.deepestNesting { return true }
    report(.tooDeep)
    return false
  }

  mutating func report(_ problem: SyntaxProblem.Kind) {
    lexer.report(problem, at: min(token.start, lexer.end))
  }
}

// MARK: Text

extension Parser {
  /// The source text between two offsets, with one space for each run of white space and comments.
  mutating func text(from start: Int, to end: Int) -> String {
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

// MARK: Annotations

extension Parser {
  /// The annotations in the head of a declaration: from the trivia before its first token to its keyword.
  mutating func annotations(from first: Token, to keyword: Token) -> [CommentAnnotation] {
    guard lexer.hasAnnotations else { return [] }
    let found = lexer.annotations.filter {
      $0.offset >= first.triviaStart && $0.offset < keyword.start && !($0.isTrailing && $0.offset < first.start)
    }
    for annotation in found { attached.insert(annotation.offset) }
    return found
  }

  /// The kind and name of the declaration in a function's body that an annotation stands above.
  private mutating func localDeclaration(after annotation: CommentAnnotation) -> String? {
    guard !annotation.isTrailing else { return nil }
    var copy = self
    copy.lexer.position = lexer.endOfLine(from: annotation.offset)
    copy.lexer.previous = Token(kind: .semicolon, triviaStart: 0, start: 0, end: 1, isFirstOnLine: true)
    copy.advance()
    guard let head = copy.parseHead(), copy.at(.identifier) else { return nil }
    _ = head
    switch copy.token.keyword {
    case .class, .struct, .enum, .actor, .func, .let, .var: break
    default: return nil
    }
    let kind = copy.tokenText
    copy.advance()
    return "\(kind) \(copy.tokenText)"
  }
}
