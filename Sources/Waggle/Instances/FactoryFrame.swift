/// What a synchronous factory can ask for, as long as it runs.
///
/// SAFETY: it is a local variable of the function that runs the factory, which was lent all of this for as long as it runs, so
/// that nothing needs to be counted. The factory gets a pointer to it in a `ServiceInjector`, which is not `Sendable`; generated
/// code keeps none, and factories that were written by hand get a ``ServiceResolver`` instead.
struct FactoryFrame {
  unowned(unsafe) let registry: ServiceRegistry
  let depth: Int
  unowned(unsafe) let graph: SlotTable?
  unowned(unsafe) let path: ResolutionPath?
  /// The actor that the factory runs on.
  unowned(unsafe) let actor: (any Actor)?

  /// The same, to be kept.
  var resolver: ServiceResolver { ServiceResolver(registry, depth: depth, graph: graph, path: path) }

  @inline(__always)
  func get<S>(_ service: S.Type, _ name: ServiceName?) throws(ServiceError) -> S {
    try registry.find(service, name, actor, .injection, depth, graph, path)
  }
}

extension ServiceError.CallSite {
  /// Inside a resolution; messages name the place where that began.
  static let injection = Self(file: #fileID, line: #line)
}
