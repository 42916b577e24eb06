/// A route map as it is written in a file.
///
/// What it does not know is an error: a typing mistake in a map must not go unseen.
struct MapDocument: Decodable {
  let version: Int
  let entries: [Line]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case version
    case entries
  }

  init(from decoder: any Decoder) throws {
    try decoder.allowOnly(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    version = try container.decode(Int.self, forKey: .version)
    entries = try container.decode([Line].self, forKey: .entries)
  }

  struct Line: Decodable {
    let entry: RouteMap.Entry

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case from
      case key
      case route
      case redirect
      case web
      case disabled
      case when
    }

    init(from decoder: any Decoder) throws {
      try decoder.allowOnly(CodingKeys.self)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let (subject, subjectText) = try Self.one(of: [.from, .key], in: container)
      let (outcome, outcomeText) = try Self.one(of: [.route, .redirect, .web, .disabled], in: container)
      let condition = try container.decodeIfPresent(Condition.self, forKey: .when)
      entry = RouteMap.Entry(
        subject: subject == .from ? .pattern(subjectText) : .key(subjectText),
        outcome: {
          switch outcome {
          case .route: .route(outcomeText)
          case .redirect: .redirect(outcomeText)
          case .web: .web(outcomeText)
          default: .disabled(outcomeText)
          }
        }(),
        condition: condition?.condition ?? .always)
    }

    /// The one of several keys that is there.
    private static func one(
      of keys: [CodingKeys], in container: KeyedDecodingContainer<CodingKeys>
    ) throws -> (CodingKeys, String) {
      let found = keys.filter(container.contains)
      guard let key = found.first, found.count == 1 else {
        let names = keys.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          .init(codingPath: container.codingPath, debugDescription: "an entry has exactly one of \(names)"))
      }
      return (key, try container.decode(String.self, forKey: key))
    }
  }

  struct Condition: Decodable {
    let condition: RouteCondition

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case appVersion
      case flags
    }

    init(from decoder: any Decoder) throws {
      try decoder.allowOnly(CodingKeys.self)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let version = try container.decodeIfPresent(String.self, forKey: .appVersion)
      let flags = try container.decodeIfPresent([String].self, forKey: .flags) ?? []
      guard let condition = RouteCondition(appVersion: version, flags: flags) else {
        throw DecodingError.dataCorruptedError(
          forKey: .appVersion, in: container,
          debugDescription: "'\(version ?? "")' are no bounds of a version, such as '>=2.0 <3'")
      }
      self.condition = condition
    }
  }
}

/// Any name.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Refuses a record with a name that is none of these.
  fileprivate func allowOnly<Key: CodingKey & CaseIterable>(_ keys: Key.Type) throws {
    let known = Key.allCases.map(\.stringValue)
    let unknown = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).filter { !known.contains($0) }.sorted()
    guard let name = unknown.first else { return }
    let hint = NearestSpelling.question(name, among: known).map { "; \($0)" } ?? ""
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "'\(name)' is no name that it knows\(hint)"))
  }
}

extension DecodingError {
  /// The number of the entry that is wrong, from 1.
  var entry: Int? { context?.codingPath.lazy.compactMap(\.intValue).first.map { $0 + 1 } }

  /// What is wrong.
  var text: String {
    let path = context?.codingPath.filter { $0.intValue == nil }.map(\.stringValue).filter { $0 != "entries" } ?? []
    let place = path.isEmpty ? "" : "'\(path.joined(separator: "."))': "
    switch self {
    case .keyNotFound(let key, _): return "\(place)'\(key.stringValue)' is missing"
    case .typeMismatch(let type, _):
      let wanted = "\(type)".hasPrefix("Dictionary") ? "record" : "\(type)".hasPrefix("Array") ? "list" : "\(type)"
      return "\(place)it is no \(wanted)"
    case .valueNotFound: return "\(place)it is null"
    default: return place + (context?.debugDescription ?? "\(self)")
    }
  }
}
