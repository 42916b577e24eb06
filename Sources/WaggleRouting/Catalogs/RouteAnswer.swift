internal import Waggle

/// What an asynchronous handler answered, where that was made, and whether it may leave.
///
/// Not for use by hand: generated code makes it.
public struct RouteAnswer: Sendable {
  let value: Crossing<Any>
  /// The actor that the value may not leave, if there is one.
  let home: (any Actor)?

  /// Wraps a value that may go anywhere.
  public init<Value: Sendable>(_ value: Value, isolation: isolated (any Actor)? = #isolation) {
    self.value = Crossing(value)
    home = nil
  }

  /// Wraps a value that stays where it was made.
  public init<Value>(_ value: Value, isolation: isolated (any Actor)? = #isolation) {
    self.value = Crossing(value)
    home = isolation
  }

  /// Wraps a value that was sent, and so belongs to nobody.
  init<Value>(sent value: sending Value) {
    self.value = Crossing(value)
    home = nil
  }
}
