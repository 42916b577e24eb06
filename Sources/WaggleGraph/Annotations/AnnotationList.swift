import WaggleSyntax

/// What stands in the parentheses of an annotation, before anybody knows what it means: `(Item, label: item)`, or nothing.
struct AnnotationList {
  /// One item, between commas.
  struct Item {
    let label: String?
    let text: String
    /// Where the item begins, with its label.
    let position: SourcePosition
    /// Where its text begins.
    let textPosition: SourcePosition
  }

  /// Why it is no list.
  enum Problem {
    case unexpected(String, SourcePosition)
    case unclosed(SourcePosition)
  }

  private(set) var items: [Item] = []
  private(set) var problem: Problem?

  init(_ comment: CommentAnnotation) {
    let start = comment.position.advanced(by: comment.word.text.utf8.count)
    var reader = OptionReader(comment.text, at: start)
    reader.skipSpace()
    if reader.isAtEnd { return }
    guard reader.take("(") else {
      problem = .unexpected(reader.rest, reader.position)
      return
    }
    reader.skipSpace()
    while !reader.isAtEnd, !reader.at(")") {
      let position = reader.position
      let label = reader.takeLabel()
      if label != nil { reader.skipSpace() }
      let textPosition = reader.position
      items.append(Item(label: label, text: reader.takeItem(), position: position, textPosition: textPosition))
      reader.skipSpace()
      if !reader.take(",") { break }
      reader.skipSpace()
    }
    guard reader.take(")") else {
      problem = .unclosed(reader.position)
      return
    }
    reader.skipSpace()
    if !reader.isAtEnd { problem = .unexpected(reader.rest, reader.position) }
  }
}
