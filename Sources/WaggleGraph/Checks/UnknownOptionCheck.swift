/// An annotation says something that nobody understands.
enum UnknownOptionCheck: CandidateCheck {
  static func run(_ candidate: Candidate, _ symbols: SymbolTable) -> [Diagnostic] {
    candidate.annotation.problems.map { candidate.diagnostic(message($0.kind), at: $0.position) }
  }

  private static func message(_ kind: ServiceAnnotation.Problem.Kind) -> String {
    switch kind {
    case .unknownOption(let option):
      "unknown option '\(option)'" + suggestion(option, ServiceAnnotation.options)
    case .repeatedOption(let option): "option '\(option)' is given twice"
    case .unknownScope(let scope):
      "unknown scope '\(scope)'" + suggestion(scope, Scope.allCases.map(\.rawValue))
    case .missingValue(let option): "option '\(option)' needs a value"
    case .wrongValue(let option, let value, let wanted): "option '\(option)' wants \(wanted), not '\(value)'"
    case .noType(""): "a service is missing before ','"
    case .noType(let text): "'\(text)' is no type"
    case .bareValue(let text, let option): "'\(text)' is no service; did you mean '\(option)'?"
    case .noList(let text):
      "unexpected '\(text)' behind '@service'; services and options stand in parentheses, other text on a line of its own"
    case .unclosedList: "')' is missing; services and options of '@service' stand on one line"
    }
  }

  private static func suggestion(_ word: String, _ candidates: [String]) -> String {
    if let question = NearestSpelling.question(word, among: candidates) { return "; \(question)" }
    return "; use \(list(candidates))"
  }

  private static func list(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    return quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }
}
