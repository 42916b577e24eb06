import WaggleSyntax

/// Generated code has a call for each combination of defaults that are kept; too many are too much code.
enum TooManyDefaultsCheck {
  static func run(_ candidate: Candidate, _ provider: Provider) -> [Diagnostic] {
    let count = provider.parameters.count(where: \.mayKeepDefault)
    guard count > Injection.mostDefaults else { return [] }
    return [
      candidate.diagnostic(
        "'\(candidate.declaration.name)' has \(count) parameters with a default that a service may replace, more than \(Injection.mostDefaults); take a 'ServiceResolver' instead"
      )
    ]
  }
}
