/// What a synchronous factory can ask for, as long as it runs.
///
/// SAFETY: it is a local variable of the function that runs the factory. The factory gets a pointer to it in a `ServiceInjector`,
/// which is not `Sendable`; generated code keeps none, and factories that were written by hand get a ``ServiceResolver``.
struct FactoryFrame {
  let lent: LentResolver
  /// The actor that the factory runs on.
  unowned(unsafe) let actor: (any Actor)?

  /// Calls a factory one step below a resolver, while the frame stays where it is.
  @inline(__always)
  static func call<S>(
    _ make: (ServiceInjector) throws -> S, below lent: LentResolver, on actor: (any Actor)?
  ) throws -> S {
    var frame = FactoryFrame(lent: lent.next, actor: actor)
    return try call(make, &frame)
  }

  @inline(__always)
  private static func call<S>(
    _ make: (ServiceInjector) throws -> S, _ frame: UnsafePointer<FactoryFrame>
  ) throws -> S {
    try make(ServiceInjector(frame))
  }
}
