import WaggleSyntax

/// An annotation says something that nobody understands.
enum RouteOptionCheck: RouteCheck {
  static func run(_ candidate: RouteCandidate, _ symbols: SymbolTable) -> [Diagnostic] {
    candidate.annotation.problems.map { candidate.diagnostic(message($0.kind), at: $0.position) }
  }

  private static func message(_ kind: RouteAnnotation.Problem.Kind) -> String {
    switch kind {
    case .unknownOption(let option):
      "unknown option '\(option)'; "
        + (NearestSpelling.question(option, among: RouteAnnotation.options)
          ?? "use 'access', 'action', 'key' or 'target'")
    case .repeatedOption(let option): "option '\(option)' is given twice"
    case .repeatedKey(let key): "key '\(key)' is given twice"
    case .noPattern(let text):
      "'\(text)' is no pattern; write it in quotes, without escapes, such as \"mgj://search/:query\""
    case .noText(let option, let text):
      "option '\(option)' wants non-empty text in quotes, without escapes, not '\(text)'"
    case .unknownAccess(let word): "unknown access '\(word)'; use 'internal' or 'public'"
    case .nothingPublic: "keys and actions are never public; give a pattern, or leave 'access: public' out"
    case .noList(let text):
      "unexpected '\(text)' behind '@route'; patterns and options stand in parentheses, other text on a line of its own"
    case .unclosedList: "')' is missing; patterns and options of '@route' stand on one line"
    }
  }
}
