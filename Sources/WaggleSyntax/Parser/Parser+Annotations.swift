extension Parser {
  /// The annotations in the head of a declaration: from the trivia before its first token to its keyword.
  mutating func annotations(from first: Token, to keyword: Token) -> [CommentAnnotation] {
    guard lexer.hasAnnotations else { return [] }
    var found: [CommentAnnotation] = []
    var index = firstAnnotation(from: first.triviaStart)
    while index < memory.annotations.count, memory.annotations[index].offset < keyword.start {
      let annotation = memory.annotations[index]
      // Code before it on its line has it, unless the declaration stands on that line too.
      if !annotation.isTrailing || annotation.offset > first.start || !first.isFirstOnLine { found.append(annotation) }
      index &+= 1
    }
    for annotation in found { memory.attached.insert(annotation.offset) }
    return found
  }

  /// The index of the first annotation behind an offset.
  ///
  /// - Complexity: O(log *n*) in the number of annotations, which are in source order.
  private func firstAnnotation(from offset: Int) -> Int {
    var low = 0
    var high = memory.annotations.count
    while low < high {
      let middle = (low &+ high) >> 1
      if memory.annotations[middle].offset < offset { low = middle &+ 1 } else { high = middle }
    }
    return low
  }

  /// The annotations that were given to no declaration.
  mutating func strays() -> [SourceFile.Stray] {
    var strays: [SourceFile.Stray] = []
    var local: String?
    // How far the declaration reaches that was looked at last.
    var end = 0
    refusedHeadEnd = 0
    for annotation in memory.annotations where !memory.attached.contains(annotation.offset) {
      if annotation.offset >= end {
        local = localDeclaration(after: annotation)
        end = token.start
      }
      strays.append(SourceFile.Stray(annotation: annotation, local: annotation.isTrailing ? nil : local))
    }
    return strays
  }

  /// The kind and name of the declaration in a function's body that an annotation stands above.
  private mutating func localDeclaration(after annotation: CommentAnnotation) -> String? {
    restart(at: annotation.commentEnd)
    guard parseHead() != nil, at(.identifier) else { return nil }
    switch token.keyword {
    case .class, .struct, .enum, .actor, .func, .let, .var: break
    default: return nil
    }
    return lookingAhead { parser in
      let kind = parser.tokenText
      parser.advance()
      return "\(kind) \(parser.tokenText)"
    }
  }
}
