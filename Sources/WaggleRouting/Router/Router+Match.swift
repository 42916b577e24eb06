extension Router {
  /// Finds the route for a URL and what its parameters stand for, and does nothing else: no interceptor is
  /// asked, and the query is not looked at.
  ///
  /// - Parameter url: The URL; with escapes or without.
  /// - Returns: `nil` if no route fits.
  /// - Throws: ``RouteError``, *malformed*.
  /// - Complexity: O(*n*) in the length of the URL; the number of routes makes no difference.
  public func match(_ url: String) throws(RouteError) -> RouteMatch? {
    do throws(PercentEncoding.Broken) {
      return try read { snapshot throws(PercentEncoding.Broken) in
        try snapshot.find(url)
      }
    } catch {
      throw RouteError(.malformed(url, error))
    }
  }

  /// Tells whether a route would answer a URL, without asking anybody: neither handlers nor interceptors.
  ///
  /// The route map is heeded.
  ///
  /// - Parameters:
  ///   - url: The URL; what cannot be read is fit by nothing.
  ///   - isExternal: Whether it came from outside, so that only public routes count.
  ///   - isExact: Whether `**` does not count.
  /// - Complexity: O(*n*) in the length of the URL.
  public func canOpen(_ url: String, isExternal: Bool = false, isExact: Bool = false) -> Bool {
    let wish = FrozenRouteTable.Wish(isExternal: isExternal, isExact: isExact)
    let snapshot = snapshot
    var request = RouteRequest(url, .url, isExternal: isExternal, objects: [:], services: registry)
    for _ in 0...Journey.mostRedirects {
      guard (try? request.readQuery()) != nil else { return false }
      guard let found = (try? snapshot.content.map?.find(request, circumstances)).flatMap({ $0 }) else {
        return (try? snapshot.table.find(request.url, wish)).flatMap { $0 } != nil
      }
      switch found.outcome {
      case .disabled: return false
      case .route(let text):
        guard let route = snapshot.content.route(text) else { return false }
        return !isExternal || route.access == .public
      case .redirect, .web:
        let next = try? found.target?.url(
          found.values, query: request.query, types, isCaseInsensitive: isCaseInsensitive)
        guard let next else { return false }
        request = request.opening(next)
      }
    }
    return false
  }
}

extension Router {
  /// Writes the URL that a pattern answers with these values.
  ///
  /// ```swift
  /// try router.url(for: "mgj://search/:query", ["query": "家居"], query: ["page": 2])
  /// // mgj://search/%E5%AE%B6%E5%B1%85?page=2
  /// ```
  ///
  /// - Parameters:
  ///   - pattern: The pattern; it need not have been added.
  ///   - values: What its parameters stand for, by name. An optional group of which none is given is left out.
  ///   - query: Names and values that follow the `?`.
  /// - Throws: ``RouteError``: *pattern*; *parameter* if a value is missing, is not of the parameter's type, belongs to no
  ///   parameter, or would be read back as another one.
  /// - Complexity: O(*n*) in the length of the URL.
  public func url(
    for pattern: String, _ values: [String: any LosslessStringConvertible] = [:],
    query: KeyValuePairs<String, any LosslessStringConvertible> = [:]
  ) throws(RouteError) -> String {
    try parse(pattern).url(values, query: query, types, isCaseInsensitive: isCaseInsensitive)
  }
}
