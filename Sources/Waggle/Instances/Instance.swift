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

  /// The object behind the instance; `nil` where it is a value.
  var object: AnyObject? {
    let content = (made.value as? any Wrapping)?.content ?? made.value
    return type(of: content) is AnyClass ? content as AnyObject : nil
  }

  var lifetime: (any ServiceLifetime)? { made.value as? any ServiceLifetime }
}

/// A shared instance that is not kept alive.
struct WeakInstance<S>: Sendable {
  private let home: (any Actor)?
  private let reference: WeakReference<S>

  /// Fails where the instance is a value, which nobody can hold.
  init?(_ instance: Instance<S>) {
    guard let object = instance.object else { return nil }
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
