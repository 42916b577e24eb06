/// A shared instance and where it may be used.
struct Instance<S>: Sendable {
  private let made: Crossing<S>
  /// The actor that it may not leave, if there is one.
  let home: (any Actor)?

  init(_ value: S, home: (any Actor)?) {
    made = Crossing(value)
    self.home = home
  }

  /// The instance, or `nil` where `actor` is not its home.
  func hand(to actor: (any Actor)?) -> S? {
    isOn(home, actor) ? made.value : nil
  }
}
