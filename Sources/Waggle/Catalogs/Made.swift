/// What an asynchronous factory made, where it was made, and whether it may leave.
///
/// Not for use by hand: generated code makes it.
public struct Made<S>: Sendable {
  let crossing: Crossing<S>
  /// The actor that the value may not leave, if there is one.
  let home: (any Actor)?

  /// Wraps a value that may go anywhere.
  public init(_ value: S, isolation: isolated (any Actor)? = #isolation) where S: Sendable {
    crossing = Crossing(value)
    home = nil
  }

  /// Wraps a value that stays where it was made.
  public init(_ value: S, isolation: isolated (any Actor)? = #isolation) {
    crossing = Crossing(value)
    home = isolation
  }

  /// Wraps a value that was sent, and so belongs to nobody.
  init(sent value: sending S) {
    crossing = Crossing(value)
    home = nil
  }
}
