/// What a route map redirects to: a URL with parameters in its path and, as whole values, in its query.
///
/// `https://m.shop.com/item/:id?color=:color&source=app`
struct MapTarget: Sendable {
  let pattern: RoutePattern
  /// Whether parameters that it does not have go along: a page of the web can do with all that is known.
  private let keepsAll: Bool
  private let items: [Item]

  private struct Item: Sendable {
    let name: String
    let value: Value

    enum Value: Sendable {
      case none
      case text(String)
      case parameter(String)
    }
  }

  init(_ text: String, keepingAll keepsAll: Bool, in router: Router) throws(RouteError) {
    self.keepsAll = keepsAll
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    pattern = try router.parse(parts[0])
    guard parts.count > 1 else {
      items = []
      return
    }
    do throws(PercentEncoding.Broken) {
      let bytes = Array(parts[1].utf8)
      let query = try bytes.withUnsafeBufferPointer { bytes throws(PercentEncoding.Broken) in
        try QueryItem.all(bytes, 0..<bytes.count)
      }
      items = query.map { item in
        let value: Item.Value =
          item.value.map { $0.hasPrefix(":") ? .parameter(String($0.dropFirst())) : .text($0) } ?? .none
        return Item(name: item.name, value: value)
      }
    } catch {
      let column = parts[0].count + 2
      throw RouteError(.pattern(text, PatternProblem(column: column, reason: .brokenEscape(error.reason))))
    }
  }

  /// The names of all parameters.
  var parameters: [String] {
    pattern.parameters
      + items.compactMap { item in
        guard case .parameter(let name) = item.value else { return nil }
        return name
      }
  }

  /// The URL for a request whose own parameters are these.
  ///
  /// The request's query goes along, but for names that the target has itself. So does a parameter that the target does not have,
  /// if it keeps all.
  func url(
    _ values: [String: String], query: [QueryItem], _ types: [String: ParameterType], isCaseInsensitive: Bool
  ) throws(RouteError) -> String {
    let url = try pattern.url(
      values.filter { pattern.parameters.contains($0.key) }, query: [:], types,
      isCaseInsensitive: isCaseInsensitive)
    let own = items.map { item in
      switch item.value {
      case .none: QueryItem(name: item.name, value: nil)
      case .text(let text): QueryItem(name: item.name, value: text)
      case .parameter(let name): QueryItem(name: item.name, value: values[name] ?? "")
      }
    }
    let used = Set(parameters)
    let others = values.filter { keepsAll && !used.contains($0.key) }.sorted { $0.key < $1.key }
    let named = own + others.map { QueryItem(name: $0.key, value: $0.value) }
    let all = named + query.filter { item in !named.contains { $0.name == item.name } }
    return all.isEmpty ? url : "\(url)?\(all.map(\.text).joined(separator: "&"))"
  }
}
