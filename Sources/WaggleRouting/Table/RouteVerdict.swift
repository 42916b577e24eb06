/// How far a pattern fits a URL, told one segment at a time: for explanations, where time does not matter.
struct RouteVerdict: Sendable {
  /// Why a pattern does not fit.
  enum Reason: Equatable, Sendable {
    case scheme(String, given: String?)
    case noHost
    case literal(String, given: String)
    case type(String, given: String)
    case parts(given: String)
    case tooShort(wanted: String)
    case tooLong(given: String)
  }

  /// How many segments fit; the scheme counts as one.
  let progress: Int
  /// `nil` if the pattern fits.
  let reason: Reason?
}

/// A URL as a list of decoded texts.
struct URLTexts {
  let scheme: String?
  private let segments: [String]
  private let host: OutlinedURL.Host

  init(_ url: String) throws(PercentEncoding.Broken) {
    var url = url
    let read = url.withUTF8 { bytes in
      Result { () throws(PercentEncoding.Broken) in
        let layout = URLLayout(bytes)
        return try DecodedURL(bytes, layout)
      }
    }
    let decoded = try read.get()
    host = decoded.bytes.withUnsafeBufferPointer { bytes in
      OutlinedURL.host(bytes[decoded.hasAuthority ? decoded.segments[0] : 0..<0])
    }
    scheme =
      decoded.scheme.isEmpty ? nil : decoded[decoded.scheme].lowercased()
    segments = decoded.segments.map { decoded[$0] }
  }

  /// Whether a form fits, and if not, how far it does.
  func verdict(
    on form: RoutePattern.Form, _ types: [String: ParameterType], isCaseInsensitive: Bool
  ) -> RouteVerdict {
    var segments = segments[...]
    var progress = 0
    var isHost = host != .none
    switch form.root {
    case .scheme(let wanted):
      guard scheme == wanted else { return RouteVerdict(progress: 0, reason: .scheme(wanted, given: scheme)) }
      progress = 1
      isHost = true
    case .anyScheme:
      guard host != .none else { return RouteVerdict(progress: 0, reason: .noHost) }
    case .anything:
      if host == .machine {
        segments = segments.dropFirst()
        isHost = false
      }
    }
    for (index, wanted) in form.segments.enumerated() {
      if case .rest = wanted {
        guard !segments.isEmpty || index == 0 else {
          return RouteVerdict(progress: progress, reason: .tooShort(wanted: "**"))
        }
        return RouteVerdict(progress: progress + 1, reason: nil)
      }
      guard let given = segments.popFirst() else {
        return RouteVerdict(progress: progress, reason: .tooShort(wanted: wanted.text))
      }
      let reason = wanted.reason(against: given, types, folding: isCaseInsensitive || isHost && index == 0)
      if let reason { return RouteVerdict(progress: progress, reason: reason) }
      progress += 1
    }
    return RouteVerdict(progress: progress, reason: segments.first.map { .tooLong(given: $0) })
  }
}

extension RoutePattern.Segment {
  /// Why a text is not this segment; `nil` if it is.
  fileprivate func reason(
    against given: String, _ types: [String: ParameterType], folding: Bool
  ) -> RouteVerdict.Reason? {
    switch self {
    case .any, .rest: return nil
    case .literal(let text):
      let isEqual = folding ? text.lowercased() == given.lowercased() : text == given
      return isEqual ? nil : .literal(text, given: given)
    case .parameter(_, let type):
      guard let type, let test = types[type], !test.accepts(given) else { return nil }
      return .type(type, given: given)
    case .partial(let pieces):
      let found = Array(given.utf8).withUnsafeBufferPointer { bytes in
        PartialSegment(pieces, folding).captures(
          in: bytes, 0..<bytes.count, isASCII: bytes.allSatisfy(\.isASCII), folding: folding)
      }
      return found == nil ? .parts(given: given) : nil
    }
  }

  /// As it would be written, but for escapes.
  var text: String {
    switch self {
    case .literal(let text): text
    case .any: "*"
    case .rest(let name): "**\(name ?? "")"
    case .parameter(let name, let type): ":\(name)\(type.map { "(\($0))" } ?? "")"
    case .partial(let pieces):
      ":"
        + pieces.map { piece in
          switch piece {
          case .literal(let text): text
          case .name(let name): "{\(name)}"
          }
        }.joined()
    }
  }
}

extension RoutePattern {
  /// Whether a URL fits; one that cannot be read fits nothing.
  func fits(_ url: String, _ types: [String: ParameterType], isCaseInsensitive: Bool) -> Bool {
    guard let texts = try? URLTexts(url) else { return false }
    return forms.contains { texts.verdict(on: $0, types, isCaseInsensitive: isCaseInsensitive).reason == nil }
  }
}
