/// Holds a route map against the routes that there are.
struct MapCheck {
  private let map: RouteMap
  private let layer: MapLayer
  private let snapshot: RouterSnapshot
  private let router: Router

  private var content: RouterContent { snapshot.content }

  init(_ map: RouteMap, _ layer: MapLayer, _ snapshot: RouterSnapshot, _ router: Router) {
    self.map = map
    self.layer = layer
    self.snapshot = snapshot
    self.router = router
  }

  func run() throws(MapProblem) {
    if let newest = content.newestMap, map.version <= newest {
      throw MapProblem(entry: nil, reason: .oldVersion(map.version, current: newest))
    }
    for (index, entry) in map.entries.enumerated() {
      if let reason = reason(against: entry, index) { throw MapProblem(entry: index + 1, reason: reason) }
    }
    for index in map.entries.indices { try follow(from: index) }
  }

  private func reason(against entry: RouteMap.Entry, _ index: Int) -> MapProblem.Reason? {
    let given = names(of: entry.subject)
    switch entry.outcome {
    case .disabled: return nil
    case .route(let name):
      guard let route = content.route(name) else {
        let known = content.table.routes.map(\.text) + content.keys.keys
        return .unknownRoute(name, known: known.sorted())
      }
      // A form that wants no more than there is will do; a key asks for nothing by name.
      guard !route.forms.isEmpty, !route.forms.contains(where: { $0.names.allSatisfy(given.contains) }) else {
        return nil
      }
      let missing = route.forms.flatMap(\.names).first { !given.contains($0) } ?? ""
      return .unknownParameter(missing, of: name, known: given)
    case .redirect(let text):
      return layer.target(of: index).flatMap { reason(against: $0, text, given, .noAnswer(text)) }
    case .web(let text):
      guard text.lowercased().hasPrefix("https://") else { return .notSecure(text) }
      return layer.target(of: index).flatMap { reason(against: $0, text, given, .noPageForTheWeb(text)) }
    }
  }

  private func reason(
    against target: MapTarget, _ text: String, _ given: [String], _ unanswered: MapProblem.Reason
  ) -> MapProblem.Reason? {
    if let name = target.parameters.first(where: { !given.contains($0) }) {
      return .unknownParameter(name, of: text, known: given)
    }
    guard let url = sample(of: target.pattern) else { return unanswered }
    if (try? snapshot.table.find(url)).flatMap({ $0 }) != nil { return nil }
    return (try? layer.find(request(for: url), router.circumstances.withAnyFlags)).flatMap { $0 } == nil
      ? unanswered : nil
  }

  /// Follows redirects through the map, with values that nobody would think of for parameters.
  ///
  /// What only some values lead into is found when it happens: a request is redirected 16 times at most.
  private func follow(from start: Int) throws(MapProblem) {
    var path = [map.entries[start].subject.text]
    var index = start
    while let target = layer.target(of: index) {
      path.append(target.pattern.description)
      guard let url = sample(of: target.pattern),
        let next = try? layer.find(request(for: url), router.circumstances.withAnyFlags)
      else { return }
      guard path.count <= map.entries.count + 1 else { throw MapProblem(entry: start + 1, reason: .circle(path)) }
      index = next.entry - 1
    }
  }

  private func names(of subject: RouteMap.Entry.Subject) -> [String] {
    guard case .pattern(let text) = subject, let pattern = try? router.parse(text) else { return [] }
    // What every form has: a request may lack the rest.
    return pattern.parameters.filter { name in pattern.forms.allSatisfy { $0.names.contains(name) } }
  }

  private func request(for url: String) -> RouteRequest {
    RouteRequest(url, .url, objects: [:], services: router.registry)
  }

  /// A URL that the pattern fits.
  private func sample(of pattern: RoutePattern) -> String? {
    let candidates: [[String: String]] = ["\u{2}", "1", "true", "00000000-0000-0000-0000-000000000000"].map { text in
      pattern.parameters.reduce(into: [:]) { $0[$1] = text }
    }
    for values in candidates {
      if let url = try? pattern.url(values, query: [:], router.types, isCaseInsensitive: router.isCaseInsensitive) {
        return url
      }
    }
    return nil
  }
}

extension RouterContent {
  /// The route of exactly this pattern, or of this key.
  func route(_ text: String) -> Route? { table.route(text) ?? keys[text] }
}

extension RouteMap.Entry.Subject {
  var text: String {
    switch self {
    case .pattern(let pattern): pattern
    case .key(let key): RouteRequest.Door.key.title(key)
    }
  }
}
