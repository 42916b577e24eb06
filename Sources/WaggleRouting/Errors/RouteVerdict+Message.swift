internal import Waggle

extension RouteVerdict.Reason {
  /// What a pattern wants, and what it was given.
  var text: String { MessageText.short(long) }

  private var long: String {
    switch self {
    case .scheme(let wanted, let given?): "its scheme is '\(wanted)', not '\(given)'"
    case .scheme(let wanted, nil): "its scheme is '\(wanted)', and the URL has none"
    case .noHost: "it wants a host, and the URL has none"
    case .literal(let wanted, let given): "it has '\(wanted)' where the URL has '\(given)'"
    case .type(let type, let given): "'\(given)' is no \(type)"
    case .parts(let given): "its parts are not in '\(given)'"
    case .tooShort(let wanted): "it goes on with '\(wanted)', and the URL ends"
    case .tooLong(let given): "it ends, and the URL goes on with '\(given)'"
    }
  }
}

extension RouterContent {
  /// What a message tells of the routes that nearly answered.
  func nearMisses(of request: RouteRequest, _ types: [String: ParameterType]) -> [String] {
    switch request.door {
    case .key: return hint(request.url, among: keys.keys.sorted())
    case .action:
      let target = request.target ?? ""
      guard let known = actions[target] else {
        return ["no target is called '\(target)'"] + hint(target, among: actions.keys.sorted())
      }
      let action = request.action
      return ["'\(target)' has no action '\(action)'"] + hint(action, among: known.keys.sorted())
    case .url:
      return misses(of: request.url, types).prefix(3).map { route, reason in
        "near miss: \(route.text) (\(route.place.text)): \(reason.text)"
      }
    }
  }

  /// The routes that do not fit a URL but begin to, with where they end to, the nearest first.
  func misses(
    of url: String, _ types: [String: ParameterType]
  ) -> [(route: Route, reason: RouteVerdict.Reason)] {
    guard let texts = try? URLTexts(url) else { return [] }
    var found: [(route: Route, verdict: RouteVerdict, reason: RouteVerdict.Reason)] = []
    for route in table.routes {
      let verdicts = route.forms.map { texts.verdict(on: $0, types, isCaseInsensitive: table.isCaseInsensitive) }
      guard let nearest = verdicts.max(by: { $0.progress < $1.progress }), nearest.progress > 0,
        !verdicts.contains(where: { $0.reason == nil }), let reason = nearest.reason
      else { continue }
      found.append((route, nearest, reason))
    }
    found.sort { ($1.verdict.progress, $0.route.text) < ($0.verdict.progress, $1.route.text) }
    return found.map { ($0.route, $0.reason) }
  }

  private func hint(_ word: String, among known: [String]) -> [String] {
    NearestSpelling.question(word, among: known).map { [$0] } ?? []
  }
}

extension RouteTable {
  /// All routes, each once, in the order in which they came.
  var routes: [Route] {
    var seen: Set<ObjectIdentifier> = []
    return leaves.compactMap(\.route).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
