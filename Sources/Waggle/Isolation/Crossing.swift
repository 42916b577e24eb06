/// Carries a value across a boundary that the compiler cannot see through.
///
/// SAFETY: every use is one of these.
/// - A factory. The public `register` takes only `@Sendable` closures; generated code hands over functions that capture
///   nothing. Both are called on the actor in `isolation`, or anywhere if that is `nil`.
/// - An instance in a slot. Whether it may leave the actor that made it was decided by the compiler when the
///   registration's overload was chosen (`mayLeave`), and `Box.isHome(_:)` is asked before each delivery.
/// - A route's handler, and what it answers: the same three, with `Router` in the registry's place.
/// - A transient made on another actor, which leaves it only if `mayLeave`, as above.
package struct Crossing<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}

/// Whether code that runs on `current` may do what belongs to `actor`.
package func isOn(_ actor: (any Actor)?, _ current: (any Actor)?) -> Bool {
  guard let actor else { return true }
  return actor === current
}

/// Refers to an object without keeping it alive.
///
/// SAFETY: the reference is loaded and cleared atomically, and nobody writes to it. Where the object may go is for
/// `Box.isHome(_:)` to say.
final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
