import WaggleSyntax

/// What stands in a `@route` annotation.
///
/// ```text
/// // @route("mgj://search/:query", access: public)      a pattern, or several; URLs from outside may use it
/// // @route(key: "gotoDAim")                            a key
/// // @route                                             an action of the type's name
/// // @route(target: "CAim", action: "open")             an action of other names
/// ```
struct RouteAnnotation: Sendable {
  /// The patterns, and where the text of each begins, behind its quote.
  private(set) var patterns: [(text: String, position: SourcePosition)] = []
  private(set) var keys: [String] = []
  private(set) var target: String?
  private(set) var action: String?
  private(set) var isPublic = false
  private(set) var problems: [Problem] = []

  /// A part that is not as it should be, and where it stands.
  struct Problem: Sendable {
    enum Kind: Sendable {
      case unknownOption(String)
      case repeatedOption(String)
      case repeatedKey(String)
      case noPattern(String)
      case noText(option: String, String)
      case unknownAccess(String)
      case nothingPublic
      case noList(String)
      case unclosedList
    }

    let kind: Kind
    let position: SourcePosition
  }

  static let options = ["access", "action", "key", "target"]

  init(_ comment: CommentAnnotation) {
    let list = AnnotationList(comment)
    var given: Set<String> = []
    for item in list.items { read(item, &given) }
    switch list.problem {
    case .unexpected(let text, let position)?: report(.noList(text), position)
    case .unclosed(let position)?: report(.unclosedList, position)
    case nil: break
    }
    if isPublic, patterns.isEmpty, problems.isEmpty { report(.nothingPublic, comment.position) }
  }

  private mutating func report(_ kind: Problem.Kind, _ position: SourcePosition) {
    problems.append(Problem(kind: kind, position: position))
  }

  private mutating func read(_ item: AnnotationList.Item, _ given: inout Set<String>) {
    guard let option = item.label else {
      guard let text = item.text.plainLiteral else { return report(.noPattern(item.text), item.position) }
      patterns.append((text, item.textPosition.advanced(by: 1)))
      return
    }
    guard Self.options.contains(option) else { return report(.unknownOption(option), item.position) }
    guard option == "key" || given.insert(option).inserted else {
      return report(.repeatedOption(option), item.position)
    }
    if option == "access" {
      // `.public` is what it would be in code.
      let word = item.text.hasPrefix(".") ? String(item.text.dropFirst()) : item.text
      guard word == "public" || word == "internal" else { return report(.unknownAccess(word), item.textPosition) }
      isPublic = word == "public"
      return
    }
    guard let text = item.text.plainLiteral, !text.isEmpty else {
      return report(.noText(option: option, item.text), item.textPosition)
    }
    switch option {
    case "key" where keys.contains(text): report(.repeatedKey(text), item.textPosition)
    case "key": keys.append(text)
    case "target": target = text
    default: action = text
    }
  }
}
