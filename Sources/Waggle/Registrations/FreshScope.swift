/// How long an instance lives that belongs to whoever asked for it.
///
/// ```swift
/// registry.register((any Basket).self, scope: .transient) { EmptyBasket() }
/// ```
public struct FreshScope: Hashable, Sendable {
  enum Kind: Sendable {
    case transient
  }

  let kind: Kind

  /// A new instance each time that the service is asked for.
  public static let transient = FreshScope(kind: .transient)
}
