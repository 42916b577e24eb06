/// What a factory gets to ask for the services that its provider needs.
///
/// ```swift
/// registry.register((any Checkout).self) { services in
///   Cashier(basket: try services.get((any Basket).self))
/// }
/// ```
///
/// It knows how far from the first `get` it is, so that the registry can name the whole path when something is missing, and
/// can tell when a service needs itself.
public struct ServiceResolver: Sendable {
  /// The registry that the services come from.
  public let registry: ServiceRegistry
  /// How many factories are at work above this one.
  let depth: Int
  /// What this resolution shares; `nil` where it did not begin or nothing can be shared.
  let graph: SlotTable?
  /// The requests above, where interceptors want to see them.
  let path: ResolutionPath?

  /// Deeper than any real chain of providers; a circle of transients ends here instead of at the end of the stack.
  ///
  /// A step takes up to 4 KB without optimisation, and Darwin's threads have 512 KB, but for the main one.
  static let deepest = 100

  init(_ registry: ServiceRegistry, depth: Int = 0, graph: SlotTable? = nil, path: ResolutionPath? = nil) {
    self.registry = registry
    self.depth = depth
    self.graph = graph
    self.path = path
  }

  /// The resolver of a factory one step further down.
  @inline(__always)
  func next() -> ServiceResolver {
    ServiceResolver(registry, depth: depth + 1, graph: graph, path: path)
  }

  /// The resolver with a place for what the resolution shares, if anything can be shared.
  ///
  /// Who registers the first such service while a resolution is under way sees it shared from the next one on.
  @inline(__always)
  var begun: ServiceResolver {
    guard graph == nil, registry.hasGraphScope else { return self }
    return ServiceResolver(registry, depth: depth, graph: SlotTable(), path: path)
  }

  /// The resolver that makes what a parent shares: nothing of a child registry may get into it, and so nothing that the
  /// child's resolution shares.
  func within(_ owner: ServiceRegistry) -> ServiceResolver {
    ServiceResolver(owner, depth: depth, path: path)
  }

  /// The resolver that remembers a request.
  func following(_ path: ResolutionPath) -> ServiceResolver {
    ServiceResolver(registry, depth: depth, graph: graph, path: path)
  }
}

extension ServiceResolver {
  /// What generated factories give to a provider that asks again and again.
  public var later: LateResolver { LateResolver(self) }

  /// Gets the one provider's instance of a service; see ``ServiceRegistry/get(_:named:isolation:file:line:)``.
  public func get<S>(
    _ service: S.Type, named name: ServiceName? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID, line: UInt32 = #line
  ) throws(ServiceError) -> S {
    try resolve(service, name, isolation, .init(file: file, line: line))
  }

  /// Gets an instance and waits for whoever makes it; see
  /// ``ServiceRegistry/get(waitingFor:named:isolation:file:line:)``.
  public func get<S>(
    waitingFor service: S.Type, named name: ServiceName? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID, line: UInt32 = #line
  ) async throws(ServiceError) -> S {
    try await resolve(waitingFor: service, name, isolation, .init(file: file, line: line))
  }

  /// Gets one instance from every provider; see ``ServiceRegistry/getAll(_:named:isolation:file:line:)``.
  public func getAll<S>(
    _ service: S.Type, named name: ServiceName? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID, line: UInt32 = #line
  ) throws(ServiceError) -> [S] {
    try resolveAll(service, name, isolation, .init(file: file, line: line))
  }

  /// Gets one instance from every provider and waits for whoever makes them; see
  /// ``ServiceRegistry/getAll(waitingFor:named:isolation:file:line:)``.
  public func getAll<S>(
    waitingFor service: S.Type, named name: ServiceName? = nil, isolation: isolated (any Actor)? = #isolation,
    file: StaticString = #fileID, line: UInt32 = #line
  ) async throws(ServiceError) -> [S] {
    try await resolveAll(waitingFor: service, name, isolation, .init(file: file, line: line))
  }

  /// Tells whether anybody provides a service; see ``ServiceRegistry/contains(_:named:)``.
  public func contains<S>(_ service: S.Type, named name: ServiceName? = nil) -> Bool {
    registry.contains(service, named: name)
  }
}
