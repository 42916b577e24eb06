/// What an asynchronous factory made, where it was made, and whether it may leave.
///
/// Not for use by hand: generated code makes it.
public struct Made<S>: Sendable {
  let instance: Instance

  /// Wraps a value that may go anywhere.
  public init(_ value: S, isolation: isolated (any Actor)? = #isolation) where S: Sendable {
    instance = Instance(value, home: nil)
  }

  /// Wraps a value that stays where it was made.
  public init(_ value: S, isolation: isolated (any Actor)? = #isolation) {
    instance = Instance(value, home: isolation)
  }

  /// Wraps a value that was sent, and so belongs to nobody.
  init(sent value: sending S) {
    instance = Instance(value, home: nil)
  }
}
