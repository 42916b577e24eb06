/// Carries a value across a boundary that the compiler cannot see through.
///
/// SAFETY: every use is one of these.
/// - A factory. The public `register` takes only `@Sendable` closures; generated code hands over functions that capture
///   nothing. Both are called on the actor in `isolation`, or anywhere if that is `nil`.
/// - An instance in a slot. Whether it may leave the actor that made it was decided by the compiler when the
///   registration's overload was chosen (`mayLeave`), and `Instance.hand(as:to:)` checks it before each delivery.
/// - A transient made on another actor, which leaves it only if `mayLeave`, as above.
struct Crossing<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Takes the isolation out of a function's type.
///
/// SAFETY: who calls the result first compares the function's `isolation` with the actor that it runs on, so that the hop
/// that the type asked for would be from the actor to itself. The two function types have one representation; only the
/// check at the call differs. The standard library's `assumeIsolated` takes the same step.
func inPlace<S>(_ make: @escaping @isolated(any) (ServiceInjector) throws -> S) -> (ServiceInjector) throws -> S {
  unsafeBitCast(make, to: ((ServiceInjector) throws -> S).self)
}

/// The same for a factory that was written by hand.
func inPlace<S>(_ make: @escaping @isolated(any) (ServiceResolver) throws -> S) -> (ServiceResolver) throws -> S {
  unsafeBitCast(make, to: ((ServiceResolver) throws -> S).self)
}

/// The same for a function with two parameters.
func inPlace<S, A, B>(_ make: @escaping @isolated(any) (A, B) throws -> S) -> (A, B) throws -> S {
  unsafeBitCast(make, to: ((A, B) throws -> S).self)
}

/// The same for a function with one parameter.
func inPlace<S, A>(_ make: @escaping @isolated(any) (A) throws -> S) -> (A) throws -> S {
  unsafeBitCast(make, to: ((A) throws -> S).self)
}

/// The same for a function without a parameter.
func inPlace<S>(_ make: @escaping @isolated(any) () throws -> S) -> () throws -> S {
  unsafeBitCast(make, to: (() throws -> S).self)
}

/// Whether code that runs on `current` may do what belongs to `actor`.
func isOn(_ actor: (any Actor)?, _ current: (any Actor)?) -> Bool {
  guard let actor else { return true }
  return actor === current
}

/// Refers to an object without keeping it alive.
///
/// SAFETY: the reference is loaded and cleared atomically, and nobody writes to it. Where the object may go is for
/// `Instance.hand(as:to:)` to say.
final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
