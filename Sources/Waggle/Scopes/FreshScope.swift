/// How long an instance lives that belongs to whoever asked for it.
///
/// ```swift
/// registry.register((any Basket).self, scope: .transient) { EmptyBasket() }
/// registry.register((any Transaction).self, scope: .graph) { Transaction() }
/// ```
public struct FreshScope: Hashable, Sendable {
  let scope: Scope

  /// A new instance each time that the service is asked for.
  public static let transient = FreshScope(scope: .transient)

  /// One instance in each resolution: all that is made for one `get` shares it.
  public static let graph = FreshScope(scope: .graph)
}
