/// A ``ServiceResolver`` that somebody else keeps alive for as long as a call takes.
///
/// To make a resolver takes counting references, which costs more than all else in a look-up. It has the same fields, so that a
/// factory can be lent one as the other.
///
/// SAFETY: it is made from a registry or a resolver by a function of theirs, is handed down the stack from there, and is not kept.
struct LentResolver {
  let registry: Unmanaged<ServiceRegistry>
  let depth: Int
  let graph: Unmanaged<SlotTable>?
  let path: Unmanaged<ResolutionPath>?

  /// For a `get` that starts here.
  @inline(__always)
  init(_ registry: ServiceRegistry) {
    self.registry = .passUnretained(registry)
    depth = 0
    graph = nil
    path = nil
  }

  @inline(__always)
  init(_ resolver: ServiceResolver) {
    registry = .passUnretained(resolver.registry)
    depth = resolver.depth
    graph = resolver.graph.map(Unmanaged.passUnretained)
    path = resolver.path.map(Unmanaged.passUnretained)
  }

  @inline(__always)
  private init(below other: LentResolver) {
    registry = other.registry
    depth = other.depth + 1
    graph = other.graph
    path = other.path
  }

  /// The resolver of a factory one step further down.
  @inline(__always)
  var next: LentResolver { LentResolver(below: self) }

  /// The same, to be kept.
  var kept: ServiceResolver {
    ServiceResolver(
      registry.takeUnretainedValue(), depth: depth, graph: graph?.takeUnretainedValue(),
      path: path?.takeUnretainedValue())
  }

  /// Whether something might have to be shared in this resolution for which there is no place yet.
  @inline(__always)
  var mustBegin: Bool { graph == nil && registry._withUnsafeGuaranteedRef { $0.hasGraphScope } }
}
