/// How long an instance lives that several callers share.
///
/// A shared instance crosses threads, so its service must be `Sendable` or bound to the main actor.
///
/// ```swift
/// registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
/// ```
public struct SharedScope: Hashable, Sendable {
  let scope: Scope

  /// One instance in each registry, made when it is first asked for and kept.
  public static let singleton = SharedScope(scope: .singleton)

  /// One instance in each registry for as long as somebody outside holds it; the provider must be a class.
  public static let weak = SharedScope(scope: .weak)

  /// One instance in each child registry that ``ServiceRegistry/makeScope(_:)`` makes, released with it.
  public static let scoped = SharedScope(scope: .scoped)
}
