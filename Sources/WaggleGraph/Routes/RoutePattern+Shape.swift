extension RoutePattern {
  /// What is the same for two patterns that match the same URLs: each form without the names of its parameters.
  var shapes: [String] {
    forms.map { form in
      let root =
        switch form.root {
        case .scheme(let scheme): "\(scheme):"
        case .anyScheme: "//"
        case .anything: ""
        }
      return root + form.segments.map { "/" + $0.shape }.joined()
    }
  }
}

extension RoutePattern.Segment {
  fileprivate var shape: String {
    switch self {
    case .literal(let text): PercentEncoding.encode(text)
    case .any: "*"
    case .rest: "**"
    case .parameter(_, let type): ":(\(type ?? ""))"
    case .partial(let pieces):
      pieces.map { piece in
        guard case .literal(let text) = piece else { return "{}" }
        return PercentEncoding.encode(text)
      }.joined()
    }
  }
}
