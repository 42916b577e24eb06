/// What is wrong with a pattern.
struct PatternProblem: Error {
  /// In characters; the first one is 1.
  let column: Int
  /// What is wrong, and the way out.
  let reason: Reason

  enum Reason: Sendable {
    case empty
    case query
    case repeatedName(String)
    case noName
    case strayCharacter(Character, after: String)
    case unclosed(Character)
    case star
    case restInTheMiddle
    case neighbours
    case brokenEscape(String)
    case unopened
    case openGroup
    case optionalScheme
    case emptyGroup
    case tooLong
    case tooManyGroups
    case unknownType(String, known: [String])
    case noType
  }
}
