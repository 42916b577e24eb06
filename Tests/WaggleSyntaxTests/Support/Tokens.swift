@testable import WaggleSyntax

/// The tokens of a text, with what was in front of each.
struct Tokens {
  var tokens: [(kind: Token.Kind, text: String)] = []
  /// Where each token stands, with the trivia before it.
  var ranges: [Range<Int>] = []
  /// Trivia and tokens in a row.
  var joined: [UInt8] = []

  init(_ bytes: [UInt8]) {
    let padded = bytes + [UInt8](repeating: 0, count: 16)
    Lexer.read(bytes) { lexer in
      var lexer = lexer
      while true {
        let token = lexer.next()
        joined += padded[token.triviaStart..<token.end]
        if token.kind == .end { return }
        ranges.append(token.triviaStart..<token.end)
        tokens.append((token.kind, String(decoding: padded[token.start..<token.end], as: UTF8.self)))
      }
    }
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  var kinds: [Token.Kind] { tokens.map(\.kind) }
  var texts: [String] { tokens.map(\.text) }
}
