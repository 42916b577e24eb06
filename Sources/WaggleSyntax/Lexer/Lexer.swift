/// Cuts a source text into tokens; every byte belongs to exactly one token or to the trivia before it.
///
/// The text must be followed by at least eight zero bytes, which end every loop without a bounds check.
struct Lexer {
  let base: UnsafePointer<UInt8>
  let end: Int
  let classes: UnsafePointer<UInt8>
  let keywords: UnsafePointer<KeywordTable.Entry>
  let memory: UnsafeMutablePointer<Memory>
  let hasCarriageReturn: Bool
  /// Whether the word of an annotation occurs at all, so that comments are worth a look.
  let hasAnnotations: Bool

  var position = 0
  var previous: Token
  /// Where `/` was found to begin no regular expression, so that no `/` in there does.
  var noRegex = 0..<0
  /// The same for so many `#` and more.
  var noExtendedRegex = (hashes: 0, range: 0..<0)
  /// How many string interpolations enclose the position.
  var interpolationDepth = 0

  /// Deeper nesting is refused, long before the stack ends.
  static let deepestNesting = 200

  init(
    _ base: UnsafePointer<UInt8>, count: Int, _ classes: UnsafePointer<UInt8>,
    _ keywords: UnsafePointer<KeywordTable.Entry>, _ memory: UnsafeMutablePointer<Memory>
  ) {
    self.base = base
    end = count
    self.classes = classes
    self.keywords = keywords
    self.memory = memory
    hasCarriageReturn = firstOffset(of: UInt8(ascii: "\r"), in: base, from: 0, to: count) != count
    hasAnnotations = containsAny(of: "@service", "@inject", "@registry", "@route", in: base, to: count)
    previous = Token(kind: .semicolon, triviaStart: 0, start: 0, end: 0, isFirstOnLine: true)
    if hasPrefix("\u{FEFF}", base, from: 0, to: end) { position = 3 }
    if hasPrefix("#!", base, from: position, to: end) { position = endOfLine(from: position) }
  }

  @inline(__always)
  func hasClass(_ mask: ByteClass, at offset: Int) -> Bool {
    classes[Int(base[offset])] & mask.rawValue != 0
  }

  func report(_ problem: SyntaxProblem.Kind, at offset: Int) {
    memory.pointee.report(problem, at: offset)
  }

  /// The next token.
  ///
  /// - Complexity: O(*n*) in the token's length, for nested strings too.
  mutating func next() -> Token {
    let triviaStart = previous.end == 0 ? 0 : position
    let isFirstOnLine = skipTrivia()
    let start = position
    var token = Token(kind: .end, triviaStart: triviaStart, start: start, end: start, isFirstOnLine: isFirstOnLine)
    if start < end { lex(&token) }
    token.end = position
    previous = token
    return token
  }

  private mutating func lex(_ token: inout Token) {
    let byte = base[position]
    if classes[Int(byte)] & ByteClass.identifierStart.rawValue != 0 {
      if byte >= 0x80, isOperatorCharacter(at: position, first: true) > 0 { return lexOperator(&token) }
      return lexIdentifier(&token)
    }
    if classes[Int(byte)] & ByteClass.digit.rawValue != 0 { return lexNumber(&token) }
    switch byte {
    case 0x28: single(.leftParen, &token)
    case 0x29: single(.rightParen, &token)
    case 0x7B: single(.leftBrace, &token)
    case 0x7D: single(.rightBrace, &token)
    case 0x5B: single(.leftSquare, &token)
    case 0x5D: single(.rightSquare, &token)
    case 0x2C: single(.comma, &token)
    case 0x3B: single(.semicolon, &token)
    case 0x40: single(.at, &token)
    case 0x5C: single(.backslash, &token)
    case 0x3A:
      single(.colon, &token)
      if base[position] == 0x3A {
        position &+= 1
        token.kind = .colonColon
      }
    case 0x22: lexString(&token)
    case 0x23: lexPound(&token)
    case 0x60: lexBackticks(&token)
    case 0x2F:
      if !lexRegex(&token, hashes: 0) { lexOperator(&token) }
    default:
      if classes[Int(byte)] & ByteClass.operatorPart.rawValue != 0 {
        lexOperator(&token)
      } else {
        single(.unknown, &token)
      }
    }
  }

  private mutating func single(_ kind: Token.Kind, _ token: inout Token) {
    token.kind = kind
    position &+= 1
  }

  private mutating func lexIdentifier(_ token: inout Token) {
    let start = position
    token.kind = base[start] == 0x24 ? .dollarIdentifier : .identifier
    position &+= 1
    while hasClass(.identifierPart, at: position) {
      if base[position] >= 0x80 {
        if isOperatorCharacter(at: position, first: true) > 0 || isNonBreakingSpace(at: position) { break }
      }
      position &+= 1
    }
    token.keyword = KeywordTable.keyword(base + start, count: position &- start, in: keywords)
    if token.keyword.mayMention, mentionsService(token.keyword) { memory.pointee.mayMentionServices = true }
  }

  private func mentionsService(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .`self`: previous.kind == .period
    case .register, .override: base[position] == 0x28
    // A function that a request could mean instead.
    case .get, .getAll: previous.keyword == .func
    default: true
    }
  }

  private mutating func lexBackticks(_ token: inout Token) {
    let close = firstOffset(of: 0x60, in: base, from: position &+ 1, to: end)
    guard close < end, close > position &+ 1, endOfLine(from: position, to: close) == close else {
      return single(.unknown, &token)
    }
    token.kind = .backtickedIdentifier
    position = close &+ 1
  }

  private mutating func lexNumber(_ token: inout Token) {
    token.kind = .number
    let isHexadecimal = base[position] == 0x30 && base[position &+ 1] | 0x20 == 0x78
    // In `tuple.0.1` the second period is no decimal point.
    let mayHaveFraction = previous.kind != .period
    position &+= 1
    while true {
      let byte = base[position]
      if hasClass(.identifierPart, at: position), byte < 0x80 {
        position &+= 1
        let isExponent = isHexadecimal ? byte | 0x20 == 0x70 : byte | 0x20 == 0x65
        let sign = base[position]
        if isExponent, sign == 0x2B || sign == 0x2D, hasClass(.digit, at: position &+ 1) { position &+= 1 }
      } else if byte == 0x2E, mayHaveFraction, hasClass(.digit, at: position &+ 1) {
        position &+= 1
      } else {
        return
      }
    }
  }

  private mutating func lexPound(_ token: inout Token) {
    var hashes = 0
    while base[position &+ hashes] == 0x23 { hashes &+= 1 }
    if base[position &+ hashes] == 0x22 { return lexString(&token) }
    if base[position &+ hashes] == 0x2F, lexRegex(&token, hashes: hashes) { return }
    single(.pound, &token)
    if hashes > 1 {
      token.kind = .unknown
      position = token.start &+ hashes
      return
    }
    if takeDirective("if") {
      token.kind = .poundIf
    } else if takeDirective("elseif") {
      token.kind = .poundElseif
    } else if takeDirective("else") {
      token.kind = .poundElse
    } else if takeDirective("endif") {
      token.kind = .poundEndif
    }
  }

  private mutating func takeDirective(_ word: StaticString) -> Bool {
    let after = position &+ word.utf8CodeUnitCount
    guard hasPrefix(word, base, from: position, to: end), !hasClass(.identifierPart, at: after) else { return false }
    position = after
    return true
  }
}
