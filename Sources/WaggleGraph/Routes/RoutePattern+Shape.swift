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
    case .literal(let text): text.escaped
    case .any: "*"
    case .rest: "**"
    case .parameter(_, let type): ":(\(type ?? ""))"
    case .partial(let pieces):
      pieces.map { piece in
        guard case .literal(let text) = piece else { return "{}" }
        return text.escaped
      }.joined()
    }
  }
}

extension String {
  /// The text without characters that mean something in a shape.
  ///
  /// All but ASCII stays as it is, to be compared by canonical equivalence, as the router does.
  fileprivate var escaped: String {
    unicodeScalars.map { $0.isASCII ? PercentEncoding.encode(String($0)) : String($0) }.joined()
  }
}
