/// Which URLs a route answers, written as a URL with placeholders.
///
/// ```text
/// mgj://search/:query            a parameter: one segment, never an empty one
/// mgj://item/:id(Int)            only what is an Int; UInt, Double, Bool, UUID, and whatever `Router.init` was given
/// mgj://page/:{name}.html        a part of a segment, which may be empty; `:name.html` for short
/// mgj://files/*                  any one segment
/// https://**address              one segment or more; none too, where nothing stands before it
/// mgj://list(/:kind(/:page))     groups that may be left out
/// //www.shop.com/item            any scheme, this host
/// item/:id                       any scheme; see below for the host
/// ```
///
/// Scheme and host are compared without regard to case, all else with regard to it, and everything after its escapes were
/// decoded, by Unicode's canonical equivalence. Slashes at the beginning, at the end and beside each other count for nothing.
/// The host is the first segment: `mgj://search/x` and `mgj:/search/x` are the same. Where a pattern has neither scheme nor
/// `//`, a URL's host counts as its first segment if it is a plain word (`mgj://item/5`), and not at all if it is a machine's
/// (a period or a colon in it, or `localhost`: `https://www.shop.com/item/5`).
///
/// Among patterns that fit a URL, the first segment at which they differ decides: literal before part before typed parameter
/// before parameter before `*` before `**`. A pattern with a scheme goes before one with `//`, and that before others. Of
/// `Item/:x` and `item/:x`, of which both fit `mgj://item/5`, the one goes first that came first.
public struct RoutePattern: Hashable, Sendable, CustomStringConvertible {
  /// The pattern as it was written.
  public let description: String
  /// One for each way to leave out optional groups, those first that leave out the last ones.
  let forms: [Form]
  /// The types that parameters are asked to be of, with the columns where they are.
  let types: [(name: String, column: Int)]

  /// Reads a pattern.
  init(reading text: String) throws(PatternProblem) {
    var parser = PatternParser(text)
    forms = try parser.forms()
    types = parser.types
    description = text
  }

  /// Two patterns are the same if they are written the same.
  public static func == (one: Self, other: Self) -> Bool { one.description == other.description }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension RoutePattern {
  /// A pattern without optional groups.
  struct Form: Sendable {
    let root: Root
    /// The host, if it has one, and the path.
    let segments: [Segment]
    /// The names of the captures, in order.
    let names: [String]
    /// Whether the last segment is `**`, whose capture has a name or not.
    let endsInRest: Bool

    init(root: Root, segments: [Segment]) {
      self.root = root
      self.segments = segments
      names = segments.flatMap(\.names)
      endsInRest = if case .rest? = segments.last { true } else { false }
    }
  }

  /// What must stand before the segments.
  enum Root: Hashable, Sendable {
    /// This scheme, in lower case.
    case scheme(String)
    /// Any scheme, and a host.
    case anyScheme
    /// Anything.
    case anything
  }

  /// What one segment must be.
  enum Segment: Hashable, Sendable {
    /// The decoded text.
    case literal(String)
    /// Literal and named parts in turn, of each at least one.
    case partial([Piece])
    /// The name of the type that the value must be of, if one is asked for.
    case parameter(String, type: String?)
    case any
    /// Everything from here on, which has a name or not.
    case rest(String?)
  }

  /// A part of a segment.
  enum Piece: Hashable, Sendable {
    case literal(String)
    case name(String)
  }

  /// The names of all parameters, in the order in which they are written first.
  var parameters: [String] {
    var names: [String] = []
    for name in forms.lazy.flatMap(\.names) where !names.contains(name) { names.append(name) }
    return names
  }
}

extension RoutePattern.Segment {
  var names: [String] {
    switch self {
    case .literal, .any: []
    case .parameter(let name, _): [name]
    case .rest(let name): name.map { [$0] } ?? []
    case .partial(let pieces):
      pieces.compactMap { piece in
        guard case .name(let name) = piece else { return nil }
        return name
      }
    }
  }
}
