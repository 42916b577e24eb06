extension RoutePattern {
  /// The URL that the pattern answers with these values.
  ///
  /// - Parameters:
  ///   - values: By name. Optional groups of which no value is given are left out.
  ///   - query: What follows the `?`.
  ///   - types: The types that parameters may ask for.
  ///   - isCaseInsensitive: Whether the case of literals counts for nothing.
  func url(
    _ values: [String: any LosslessStringConvertible], query: KeyValuePairs<String, any LosslessStringConvertible>,
    _ types: [String: ParameterType], isCaseInsensitive: Bool
  ) throws(RouteError) -> String {
    let known = parameters
    if let superfluous = values.keys.sorted().first(where: { !known.contains($0) }) {
      throw RouteError(.value(superfluous, pattern: description, .superfluous(known: known)))
    }
    // A group without a value may be left out.
    let wanted = forms.filter { form in values.keys.allSatisfy(form.names.contains) }
    let filled = wanted.filter { form in form.names.allSatisfy { values[$0] != nil } }
      .sorted { $0.segments.count < $1.segments.count }
    guard let shortest = filled.first else {
      let missing = (wanted.last ?? forms[0]).names.first { values[$0] == nil } ?? known.first ?? ""
      throw RouteError(.value(missing, pattern: description, .missing))
    }
    let texts = values.mapValues { "\($0)" }
    let table = Self.table(of: self, types, isCaseInsensitive)
    var found: String?
    for form in filled {
      let url = try form.url(texts, pattern: description)
      if try table.find(reading: url)?.values == texts { found = url }
      if found != nil { break }
    }
    guard let found else {
      let back = try table.find(reading: shortest.url(texts, pattern: description))?.values ?? [:]
      let name = known.first { texts[$0] != back[$0] } ?? known[0]
      throw RouteError(.value(name, pattern: description, .unfit(texts[name] ?? "")))
    }
    guard !query.isEmpty else { return found }
    return "\(found)?\(query.map { QueryItem(name: $0, value: "\($1)").text }.joined(separator: "&"))"
  }

  /// A table in which a URL that is made of the pattern is read back.
  private static func table(
    of pattern: RoutePattern, _ types: [String: ParameterType], _ isCaseInsensitive: Bool
  ) -> FrozenRouteTable {
    var table = RouteTable(isCaseInsensitive: isCaseInsensitive)
    let route = Route(pattern, .internal, Handler({ _ in () }, mayLeave: true), .code(file: #fileID, line: #line))
    // There is nothing that it could be in conflict with.
    try? table.insert(route, types: types)
    return FrozenRouteTable(table)
  }
}

extension FrozenRouteTable {
  /// What a URL is read as.
  fileprivate func find(reading url: String) throws(RouteError) -> RouteMatch? {
    do throws(PercentEncoding.Broken) {
      return try find(url)
    } catch {
      throw RouteError(.malformed(url, error))
    }
  }
}

extension RoutePattern.Form {
  /// The URL, escaped.
  fileprivate func url(_ values: [String: String], pattern: String) throws(RouteError) -> String {
    var parts: [String] = []
    for segment in segments {
      switch segment {
      case .literal(let text): parts.append(PercentEncoding.encode(text))
      case .parameter(let name, _): parts.append(PercentEncoding.encode(values[name] ?? ""))
      case .rest(let name?):
        parts += (values[name] ?? "").split(separator: "/").map { PercentEncoding.encode(String($0)) }
      case .any, .rest(nil): throw RouteError(.value(segment.text, pattern: pattern, .unnamed))
      case .partial(let pieces):
        parts.append(
          pieces.map { piece in
            switch piece {
            case .literal(let text): PercentEncoding.encode(text)
            case .name(let name): PercentEncoding.encode(values[name] ?? "")
            }
          }.joined())
      }
    }
    let path = parts.joined(separator: "/")
    return switch root {
    case .scheme(let scheme): "\(scheme)://\(path)"
    case .anyScheme: "//\(path)"
    case .anything: pattern.hasPrefix("/") ? "/\(path)" : path
    }
  }
}
