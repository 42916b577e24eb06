/// How long an instance lives that several callers share.
///
/// A shared instance crosses threads, so its service must be `Sendable` or bound to the main actor.
///
/// ```swift
/// registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
/// ```
public struct SharedScope: Hashable, Sendable {
  enum Kind: Sendable {
    case singleton
  }

  let kind: Kind

  /// One instance in each registry, made when it is first asked for and kept.
  public static let singleton = SharedScope(kind: .singleton)
}
