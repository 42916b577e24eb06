import WaggleSyntax

/// Two annotations want to answer the same URLs, key or action.
///
/// Routes of one module are held against each other when it is built, those of several modules where the program is put
/// together.
enum RouteConflictCheck {
  static func run(_ routes: [AnnotatedRoute], between: (AnnotatedRoute, AnnotatedRoute) -> Bool) -> [Diagnostic] {
    var taken: [String: [Claim]] = [:]
    var found: [Diagnostic] = []
    for route in routes {
      for claim in claims(of: route) {
        let others = taken[claim.key, default: []].filter { other in
          other.route.place.path != route.place.path || other.position != claim.position
        }
        if let other = others.first(where: { between($0.route, route) && !areExclusive($0.route, route) }) {
          found.append(
            Diagnostic(
              path: route.place.path, position: claim.position,
              message:
                "\(claim.title) \(claim.verb) '\(other.route.place.provider)' \(other.verbOfOther) already; \(claim.wayOut)",
              notes: [.init(path: other.route.place.path, position: other.position, message: "\(other.title) is here")],
              kind: "route"))
        }
        taken[claim.key, default: []].append(claim)
      }
    }
    return found
  }

  /// What a route wants to answer alone.
  private struct Claim {
    let route: AnnotatedRoute
    let key: String
    let title: String
    let position: SourcePosition
    let verb: String
    let verbOfOther: String
    let wayOut: String
  }

  private static func claims(of route: AnnotatedRoute) -> [Claim] {
    var claims: [Claim] = []
    for pattern in route.patterns {
      claims += pattern.shapes.map { shape in
        Claim(
          route: route, key: "pattern \(shape)", title: "'\(pattern.text)'", position: pattern.position,
          verb: "answers URLs that", verbOfOther: "answers", wayOut: "take one of them out")
      }
    }
    let named = route.keys.map { ("key \($0)", "key '\($0)'") }
    let action = route.action.map { [("action \($0.target).\($0.name)", "action '\($0.target).\($0.name)'")] } ?? []
    claims += (named + action).map { key, title in
      Claim(
        route: route, key: key, title: title, position: route.annotation, verb: "is what", verbOfOther: "answers",
        wayOut: "give one of them another name")
    }
    return claims
  }

  /// Whether two stand in branches of which one build has one: each says what the other says not.
  private static func areExclusive(_ one: AnnotatedRoute, _ other: AnnotatedRoute) -> Bool {
    one.conditions.contains { other.conditions.contains("!(\($0))") }
      || other.conditions.contains { one.conditions.contains("!(\($0))") }
  }
}
