extension Lexer {
  /// Runs a lexer over a text.
  static func read<R>(_ bytes: [UInt8], _ body: (Lexer) -> R) -> R? {
    // Zeros end every loop without a bounds check, and eight bytes can be loaded anywhere.
    let padded = bytes + [UInt8](repeating: 0, count: 16)
    return padded.withUnsafeBufferPointer { text in
      ByteClass.table.withUnsafeBufferPointer { classes in
        KeywordTable.shared.entries.withUnsafeBufferPointer { keywords in
          guard let text = text.baseAddress, let classes = classes.baseAddress, let keywords = keywords.baseAddress
          else {
            return nil
          }
          var memory = Memory(LineTable(text, count: bytes.count))
          return withUnsafeMutablePointer(to: &memory) { memory in
            body(Lexer(text, count: bytes.count, classes, keywords, memory))
          }
        }
      }
    }
  }
}
