/// A shared instance and where it may be used.
struct Instance<S>: Sendable {
  fileprivate let made: Crossing<S>
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

  /// The object that the instance is; `nil` where it is a value.
  ///
  /// An optional counts as a value here. To look into one takes a search for a conformance, which is slow the first time for
  /// each type.
  var object: AnyObject? {
    let content: Any = made.value
    return type(of: content) is AnyClass ? content as AnyObject : nil
  }

  /// The object that the instance is or, as an optional, holds.
  var heldObject: AnyObject? {
    if let object { return object }
    guard let content = (made.value as? any Wrapping)?.content, type(of: content) is AnyClass else { return nil }
    return content as AnyObject
  }

  /// Puts the instance into a cache.
  func put(into cache: borrowing ServiceCache, for key: ServiceKey) {
    cache.cells.put(made.value, .instance, object, for: key, home: home, in: cache)
  }

  var lifetime: (any ServiceLifetime)? { made.value as? any ServiceLifetime }
}

/// A shared instance that is not kept alive.
struct WeakInstance<S>: Sendable {
  private let home: (any Actor)?
  private let reference: WeakReference<S>

  /// Fails where the instance is a value, which nobody can hold.
  init?(_ instance: Instance<S>) {
    guard let object = instance.heldObject else { return nil }
    home = instance.home
    reference = WeakReference(instance.made.value, holding: object)
  }

  /// The instance, if somebody still holds it.
  var living: Instance<S>? { reference.value.map { Instance($0, home: home) } }
}

/// Sees through an optional, whatever it holds.
private protocol Wrapping {
  var content: Any? { get }
}

extension Optional: Wrapping {
  fileprivate var content: Any? { self }
}
