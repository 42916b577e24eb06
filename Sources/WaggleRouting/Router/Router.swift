public import Waggle

/// Reaches what modules offer by URL, by key, and by target and action, through one chain of interceptors.
///
/// ```swift
/// let router = Router(registry: registry)
/// try router.add("mgj://search/:query", access: .public) { request in SearchPage(query: try request["query"]) }
/// let page = try await router.open("mgj://search/bicycle?color=red", as: SearchPage.self)
/// ```
///
/// Any thread may use it. What is looked up takes no lock; what changes the router takes one, and holds it while no code of the
/// user's runs.
public final class Router: Sendable {
  /// Where handlers find services.
  public let registry: ServiceRegistry
  /// What patterns may ask parameters to be, by name.
  let types: [String: ParameterType]
  let isCaseInsensitive: Bool
  /// What the conditions of route maps are held against.
  let circumstances: RouteCircumstances
  private let content: Lock<RouterContent>
  private let published = Published<RouterSnapshot>()

  /// Makes a router without routes.
  ///
  /// - Parameters:
  ///   - registry: Where handlers find services.
  ///   - types: What patterns may ask parameters to be, beside `Int`, `UInt`, `Double`, `Bool`, `UUID` and `String`:
  ///     `item/:color(Color)` wants `Color.self` here. A text that such a type does not take does not fit the pattern. Of two of
  ///     one name the last counts.
  ///   - isCaseInsensitive: Whether the case of literal segments counts for nothing; that of schemes and hosts never does.
  ///   - circumstances: What the conditions of route maps are held against.
  public init(
    registry: ServiceRegistry, types: [any (LosslessStringConvertible & SendableMetatype).Type] = [],
    isCaseInsensitive: Bool = false,
    circumstances: RouteCircumstances = RouteCircumstances()
  ) {
    self.registry = registry
    self.isCaseInsensitive = isCaseInsensitive
    self.circumstances = circumstances
    self.types = types.map { ParameterType($0) }.reduce(into: ParameterType.standard) { $0[$1.name] = $1 }
    content = Lock(RouterContent(isCaseInsensitive: isCaseInsensitive))
  }
}

extension Router {
  /// Changes what the router knows.
  ///
  /// Readers see all of the change or nothing of it.
  func change<Result: Sendable>(
    _ body: (inout RouterContent) throws(RouteError) -> Result
  ) throws(RouteError) -> Result {
    let (result, _) = try content.withLock { content throws(RouteError) -> (Result, [RouterSnapshot]) in
      let result = try body(&content)
      return (result, published.replace(with: nil))
    }
    return result
  }

  /// What the router knows now.
  @inline(__always)
  var snapshot: RouterSnapshot {
    published.read { $0 } ?? publish()
  }

  /// Reads what the router knows now, and keeps nothing of it.
  @inline(__always)
  func read<Result, Failure: Error>(
    _ body: (RouterSnapshot) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let read = try published.read(body)
    return if let read { read } else { try body(publish()) }
  }

  @inline(never)
  private func publish() -> RouterSnapshot {
    let (snapshot, _) = content.withLock { content in
      let snapshot = RouterSnapshot(content)
      return (snapshot, published.replace(with: snapshot))
    }
    return snapshot
  }
}

/// All that a router knows: a value, of which readers have a copy.
struct RouterContent: Sendable {
  var table: RouteTable
  var keys: [String: Route] = [:]
  /// By target, then by action.
  var actions: [String: [String: Route]] = [:]
  var interceptors: [Interceptor] = []
  var observers: [@Sendable (RouteEvent) -> Void] = []
  var notFound: Route?
  /// The catalogs that are in.
  var catalogs: Set<ObjectIdentifier> = []
  var map: MapLayer?
  /// Those that can be gone back to, the newest last.
  var earlierMaps: [MapLayer] = []
  /// The greatest version of any map that was ever in force.
  var newestMap: Int?

  init(isCaseInsensitive: Bool) {
    table = RouteTable(isCaseInsensitive: isCaseInsensitive)
  }
}

/// The content that readers share until it changes.
final class RouterSnapshot: Sendable {
  let content: RouterContent
  /// The content's, as it is searched.
  let table: FrozenRouteTable
  /// Whether nobody but the handler has a say in what becomes of a URL.
  let isPlain: Bool
  /// Spares who looks something up the counting of a reference.
  let uncountedTable: Unmanaged<FrozenRouteTable>

  init(_ content: RouterContent) {
    self.content = content
    table = FrozenRouteTable(content.table)
    isPlain = content.interceptors.isEmpty && content.observers.isEmpty && content.map == nil
    uncountedTable = .passUnretained(table)
  }
}

extension RouterSnapshot {
  /// Finds the route for a URL.
  @inline(__always)
  func find(_ url: String) throws(PercentEncoding.Broken) -> RouteMatch? {
    try uncountedTable._withUnsafeGuaranteedRef { table in
      Result { () throws(PercentEncoding.Broken) in try table.find(url) }
    }.get()
  }
}
