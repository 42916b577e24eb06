/// What a synchronous factory can ask for, as long as it runs.
///
/// SAFETY: it is a local variable of the function that runs the factory, which was lent all of this for as long as it runs, so
/// that nothing needs to be counted. The factory gets a pointer to it in a `ServiceInjector`, which is not `Sendable`; generated
/// code keeps none, and factories that were written by hand get a ``ServiceResolver`` instead.
struct FactoryFrame {
  let lent: LentResolver
  /// The actor that the factory runs on.
  unowned(unsafe) let actor: (any Actor)?

  @inline(__always)
  init(
    _ registry: ServiceRegistry, _ depth: Int, _ graph: SlotTable?, _ path: ResolutionPath?, on actor: (any Actor)?
  ) {
    lent = LentResolver(
      registry: .passUnretained(registry), depth: depth, graph: graph.map(Unmanaged.passUnretained),
      path: path.map(Unmanaged.passUnretained))
    self.actor = actor
  }

  @inline(__always)
  func get<S>(_ service: S.Type, _ name: ServiceName?) throws(ServiceError) -> S {
    do {
      return try lent.registry._withUnsafeGuaranteedRef {
        try $0.find(
          service, name, actor, .injection, lent.depth, lent.graph?.takeUnretainedValue(),
          lent.path?.takeUnretainedValue())
      }
    } catch {
      // The closure cannot throw a typed error.
      throw error as? ServiceError ?? ServiceError(.cycle)
    }
  }
}

/// A ``ServiceResolver`` that somebody else keeps alive, with the same fields.
struct LentResolver {
  let registry: Unmanaged<ServiceRegistry>
  let depth: Int
  let graph: Unmanaged<SlotTable>?
  let path: Unmanaged<ResolutionPath>?

  /// The same, to be kept.
  var kept: ServiceResolver {
    ServiceResolver(
      registry.takeUnretainedValue(), depth: depth, graph: graph?.takeUnretainedValue(),
      path: path?.takeUnretainedValue())
  }
}

extension ServiceError.CallSite {
  /// Inside a resolution; messages name the place where that began.
  static let injection = Self(file: #fileID, line: #line)
}
