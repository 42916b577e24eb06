/// When an entry of a route map counts: all of what it says must hold.
public struct RouteCondition: Sendable {
  /// Bounds of the app's version.
  let bounds: [Bound]
  /// Names of flags, and whether they must be on.
  let flags: [(name: String, isOn: Bool)]

  /// One bound of a version, as in `>=2.1`.
  struct Bound: Sendable {
    enum Relation: String, CaseIterable, Sendable {
      // The longer ones first: each is looked for at the beginning of a text.
      case atLeast = ">="
      case atMost = "<="
      case equal = "="
      case more = ">"
      case less = "<"
    }

    let relation: Relation
    let version: AppVersion
  }

  /// No condition.
  static let always = RouteCondition(bounds: [], flags: [])
}

extension RouteCondition {
  /// Reads `>=2.0 <3` and `["newPay", "!oldPay"]`; `nil` if a version cannot be read.
  init?(appVersion: String?, flags: [String]) {
    var bounds: [Bound] = []
    for text in (appVersion ?? "").split(separator: " ") {
      guard let relation = Bound.Relation.allCases.first(where: { text.hasPrefix($0.rawValue) }),
        let version = AppVersion(text.dropFirst(relation.rawValue.count))
      else { return nil }
      bounds.append(Bound(relation: relation, version: version))
    }
    self.bounds = bounds
    self.flags = flags.map { $0.hasPrefix("!") ? (String($0.dropFirst()), false) : ($0, true) }
  }

  /// Whether it holds where an app has this version and these flags.
  func holds(_ circumstances: RouteCircumstances) -> Bool {
    let fits = bounds.allSatisfy { bound in
      guard let version = circumstances.version else { return false }
      return switch bound.relation {
      case .atLeast: version >= bound.version
      case .atMost: version <= bound.version
      case .equal: version == bound.version
      case .more: version > bound.version
      case .less: version < bound.version
      }
    }
    return fits && (circumstances.hasAnyFlags || flags.allSatisfy { circumstances.isOn($0.name) == $0.isOn })
  }
}

/// Numbers with periods between them: `2.10.1`.
///
/// Missing ones are zero.
struct AppVersion: Comparable, Sendable {
  private let numbers: [Int]

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    self.numbers = Array(numbers.reversed().drop { $0 == 0 }.reversed())
  }

  static func < (one: Self, other: Self) -> Bool { one.numbers.lexicographicallyPrecedes(other.numbers) }
}

/// What the conditions of a route map are held against.
public struct RouteCircumstances: Sendable {
  let version: AppVersion?
  let isOn: @Sendable (String) -> Bool
  /// Whether all conditions on flags are taken to hold.
  private(set) var hasAnyFlags = false

  /// Tells of an app.
  ///
  /// - Parameters:
  ///   - appVersion: Numbers with periods between them. Without one, or with another text, no condition on the version holds.
  ///   - isOn: Whether a flag is on. It is asked each time that an entry with that flag is looked at.
  public init(appVersion: String? = nil, isOn: @escaping @Sendable (String) -> Bool = { _ in false }) {
    version = appVersion.flatMap { AppVersion($0) }
    self.isOn = isOn
  }

  /// The same where flags may be on or off.
  var withAnyFlags: RouteCircumstances {
    var changed = self
    changed.hasAnyFlags = true
    return changed
  }
}
