import WaggleSyntax

/// A pattern cannot be read, or has a parameter that nobody takes.
enum RoutePatternCheck: RouteCheck {
  static func run(_ candidate: RouteCandidate, _ symbols: SymbolTable) -> [Diagnostic] {
    candidate.annotation.patterns.flatMap { text, position in
      do throws(PatternProblem) {
        let pattern = try RoutePattern(reading: text)
        return unused(in: pattern, candidate, position)
      } catch {
        let column = text.prefix(error.column - 1).utf8.count
        return [
          candidate.diagnostic(
            "the pattern cannot be read: \(error.reason.headline); \(error.reason.wayOut)",
            at: position.advanced(by: column))
        ]
      }
    }
  }

  /// A parameter of the pattern that is no parameter of the function, unless that takes whatever there is.
  private static func unused(
    in pattern: RoutePattern, _ candidate: RouteCandidate, _ position: SourcePosition
  ) -> [Diagnostic] {
    guard candidate.declaration.kind == .func else { return [] }
    let parameters = candidate.declaration.parameters
    let labels = parameters.map(\.label.withoutBackticks)
    guard parameters.allSatisfy({ TypeSyntax($0.type).isPlainArgument }) else { return [] }
    return pattern.parameters.filter { !labels.contains($0) }.map { name in
      let hint = NearestSpelling.question(name, among: labels).map { "; \($0)" } ?? ""
      return candidate.diagnostic(
        "parameter '\(name)' of the pattern is bound to no parameter of \(candidate.title)\(hint)", at: position)
    }
  }
}

extension TypeSyntax {
  /// Whether a parameter of this type cannot be the request, or a record of all parameters.
  fileprivate var isPlainArgument: Bool {
    guard case .name(_, let components) = unparenthesised else { return true }
    let plain: Set = ["String", "Int", "UInt", "Double", "Float", "Bool", "UUID", "Substring", "Character"]
    return components.count == 1 && plain.contains(components[0].name)
  }
}
