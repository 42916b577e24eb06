extension RoutePattern {
  /// The URL that the pattern answers with these values.
  ///
  /// - Parameters:
  ///   - values: By name. Optional groups of which no value is given are left out.
  ///   - query: What follows the `?`.
  ///   - types: The types that parameters may ask for.
  func url(
    _ values: [String: any LosslessStringConvertible], query: KeyValuePairs<String, any LosslessStringConvertible>,
    _ types: [String: ParameterType]
  ) throws(RouteError) -> String {
    let known = parameters
    if let superfluous = values.keys.sorted().first(where: { !known.contains($0) }) {
      throw RouteError(.value(superfluous, pattern: description, .superfluous(known: known)))
    }
    // The first form that wants all of these is the longest one; a group without a value may be left out.
    let wanted = forms.filter { form in values.keys.allSatisfy(form.names.contains) }
    let filled = wanted.filter { form in form.names.allSatisfy { values[$0] != nil } }
    guard let form = filled.min(by: { $0.segments.count < $1.segments.count }) else {
      let missing = (wanted.last ?? forms[0]).names.first { values[$0] == nil } ?? known.first ?? ""
      throw RouteError(.value(missing, pattern: description, .missing))
    }
    let texts = values.mapValues { "\($0)" }
    let url = try form.url(texts, pattern: description)
    try check(url, form, texts, types)
    guard !query.isEmpty else { return url }
    let items = query.map { "\(PercentEncoding.encode($0))=\(PercentEncoding.encode("\($1)"))" }
    return "\(url)?\(items.joined(separator: "&"))"
  }

  /// Sees to it that the URL is read back as what it was made of.
  private func check(
    _ url: String, _ form: Form, _ values: [String: String], _ types: [String: ParameterType]
  ) throws(RouteError) {
    for (segment, name) in form.segments.flatMap({ segment in segment.names.map { (segment, $0) } }) {
      guard let value = values[name] else { continue }
      let isFit =
        switch segment {
        case .parameter(_, let type): !value.isEmpty && type.flatMap { types[$0] }?.accepts(value) != false
        case .rest: value.split(separator: "/").joined(separator: "/") == value && !value.isEmpty
        case .partial, .literal, .any: true
        }
      guard isFit else { throw RouteError(.value(name, pattern: description, .unfit(value))) }
    }
    for segment in form.segments {
      guard case .partial(let pieces) = segment else { continue }
      try check(pieces, values)
    }
  }

  private func check(_ pieces: [Piece], _ values: [String: String]) throws(RouteError) {
    let names = RoutePattern.Segment.partial(pieces).names
    let text = pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .name(let name): values[name] ?? ""
      }
    }.joined()
    let found = Array(text.utf8).withUnsafeBufferPointer { bytes -> [String]? in
      PartialSegment(pieces, false)
        .captures(in: bytes, 0..<bytes.count, isASCII: bytes.allSatisfy(\.isASCII), folding: false)?
        .map { String(decoding: bytes[$0], as: UTF8.self) }
    }
    for (index, name) in names.enumerated() where found?[index] != values[name] {
      throw RouteError(.value(name, pattern: description, .unfit(values[name] ?? "")))
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
