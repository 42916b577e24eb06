/// A provider that wants to know when the registry that holds it ends.
///
/// ```swift
/// final class Connection: ConnectionService, ServiceLifetime {
///   func end() async { await close() }
/// }
/// ```
public protocol ServiceLifetime: AnyObject, Sendable {
  /// Is called once, by ``ServiceRegistry/end()``, before the registry lets go of the instance.
  func end() async
}
