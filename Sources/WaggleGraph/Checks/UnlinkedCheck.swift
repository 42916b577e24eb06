import WaggleSyntax

/// A target has providers but does not depend on Waggle, so that generated code could not compile.
enum UnlinkedCheck {
  static func run(_ candidates: [Candidate], _ module: String, _ program: Program) -> [Diagnostic] {
    guard let first = candidates.first, !program.module(module, isBuiltOn: "Waggle") else { return [] }
    return [
      first.diagnostic(
        "target '\(module)' has providers but does not depend on Waggle; add .product(name: \"Waggle\", package: \"Waggle\") to its dependencies",
        at: first.comment.position)
    ]
  }

  static func run(_ candidates: [RouteCandidate], _ module: String, _ program: Program) -> [Diagnostic] {
    guard let first = candidates.first, !program.module(module, isBuiltOn: "WaggleRouting") else { return [] }
    return [
      first.diagnostic(
        "target '\(module)' has routes but does not depend on WaggleRouting; add .product(name: \"WaggleRouting\", package: \"Waggle\") to its dependencies",
        at: first.base.comment.position)
    ]
  }
}
