extension MapProblem {
  var headline: String {
    switch reason {
    case .unreadable(let text): "it cannot be read: \(text)"
    case .tooLarge(let most): "it has more than \(most) bytes"
    case .notVerified(let text): "it was not verified: \(text)"
    case .oldVersion(let version, let current): "its version is \(version), and \(current) was in force"
    case .pattern(let error): error.description.prefix { $0 != "\n" } + ""
    case .twice(let pattern, let other): "'\(pattern)' is for the URLs of entry \(other)"
    case .unknownRoute(let name, _): "there is no route '\(name)'"
    case .unknownParameter(let name, let target, _):
      "'\(target)' wants a parameter '\(name)', which the entry does not have"
    case .noAnswer(let target): "nothing answers '\(target)'"
    case .noPageForTheWeb(let target): "nothing answers '\(target)', a page in the web"
    case .notSecure(let target): "'\(target)' does not begin with 'https://'"
    case .circle: "its redirects go in a circle"
    case .store(let text): "the store threw: \(text)"
    }
  }

  /// Whether the map counts in spite of it.
  var isInForce: Bool {
    if case .store = reason { true } else { false }
  }
}

extension MapProblem.Reason {
  var facts: [String] {
    guard case .circle(let path) = self else { return [] }
    return ["path: " + path.joined(separator: " → ")]
  }

  var waysOut: [String] {
    switch self {
    case .unknownRoute(let name, let known):
      NearestSpelling.question(name, among: known).map { [$0] } ?? ["add the route before the map is applied"]
    case .unknownParameter(let name, _, let known):
      NearestSpelling.question(name, among: known).map { [$0] } ?? ["give the entry's 'from' a ':\(name)'"]
    case .oldVersion: ["give it a greater version"]
    case .twice: ["write both with the same pattern; then the first one counts whose conditions hold"]
    case .noAnswer: ["add a route for it before the map is applied"]
    case .noPageForTheWeb: ["add a route that shows web pages: router.add(\"https://**address\") { … }"]
    case .circle: ["say 'route' where nothing else is to be looked at"]
    case .notSecure: ["use a page that is served by https"]
    case .store: ["have it saved before the app ends"]
    case .pattern(let error): Array(error.waysOut.prefix(1))
    case .unreadable, .tooLarge, .notVerified: []
    }
  }
}
