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
      let near = misses(of: request.url, types).filter { $0.progress > 0 }
      guard near.isEmpty else {
        return near.prefix(3).map { "near miss: \($0.route.text) (\($0.route.place.text)): \($0.reason.text)" }
      }
      let schemes = schemes
      guard !schemes.isEmpty, let scheme = (try? URLTexts(request.url))?.scheme, !schemes.contains(scheme) else {
        return []
      }
      return ["no route has the scheme '\(scheme)'"] + hint(scheme, among: schemes)
    }
  }

  /// All schemes that routes name, sorted.
  private var schemes: [String] {
    let named = table.routes.flatMap(\.forms).compactMap { form -> String? in
      guard case .scheme(let scheme) = form.root else { return nil }
      return scheme
    }
    return Set(named).sorted()
  }

  /// The routes that do not fit a URL, with how far they do and where that ends, the nearest first.
  func misses(
    of url: String, _ types: [String: ParameterType]
  ) -> [(route: Route, progress: Int, reason: RouteVerdict.Reason)] {
    guard let texts = try? URLTexts(url) else { return [] }
    var found: [(route: Route, progress: Int, reason: RouteVerdict.Reason)] = []
    for route in table.routes {
      let verdicts = route.forms.map { texts.verdict(on: $0, types, isCaseInsensitive: table.isCaseInsensitive) }
      guard let nearest = verdicts.max(by: { $0.progress < $1.progress }),
        !verdicts.contains(where: { $0.reason == nil }), let reason = nearest.reason
      else { continue }
      found.append((route, nearest.progress, reason))
    }
    return found.sorted { ($1.progress, $0.route.text) < ($0.progress, $1.route.text) }
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
