/// Something that a module did.
public struct TrackedEvent: Hashable, Sendable {
  /// The module.
  public let module: String
  /// What it did.
  public let text: String

  /// Creates an event.
  public init(module: String, text: String) {
    self.module = module
    self.text = text
  }
}
