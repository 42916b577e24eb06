/// A shared instance, whatever its service is, and where it may be used.
struct Instance: Sendable {
  let box: Box
  /// Keeps alive what the box does not.
  private let holding: Crossing<AnyObject?>

  init<S>(_ value: S, home: (any Actor)?) {
    box = Box(value, home: home)
    holding = Crossing(nil)
  }

  fileprivate init(_ box: Box, holding object: AnyObject) {
    self.box = box
    holding = Crossing(object)
  }

  /// The actor that it may not leave, if there is one.
  var home: (any Actor)? { box.home }

  /// The instance, where the actor is its home.
  func value<S>(as service: S.Type) -> S {
    withExtendedLifetime(holding) { box.value(as: service) }
  }

  /// Whether it is an object, or an optional one, that somebody can hold.
  var isObject: Bool { box.heldObject != nil }

  /// Whether it is an optional that holds nothing.
  var isNil: Bool { box.isNil }

  var lifetime: (any ServiceLifetime)? { withExtendedLifetime(holding) { box.lifetime } }

  /// The same instance, which is no longer kept alive; `nil` where it is a value, which nobody can hold.
  var weakened: WeakInstance? {
    guard let object = box.heldObject else { return nil }
    return WeakInstance(Box(lending: box), object)
  }

  /// Has a cache hand the instance out.
  func put<S>(
    as service: S.Type, into cache: borrowing ServiceCache, for key: ServiceKey, expected: Int
  ) -> [UnusedTickets] {
    cache.put(box.value(as: service), .instance, box.object, for: key, home: home, expected: expected)
  }
}

/// A shared instance that is not kept alive.
struct WeakInstance: Sendable {
  private let box: Box
  private let reference: WeakReference

  fileprivate init(_ box: Box, _ object: AnyObject) {
    self.box = box
    reference = WeakReference(object)
  }

  /// The instance, if somebody still holds it.
  var living: Instance? { reference.object.map { Instance(box, holding: $0) } }
}
