public import Waggle

/// The routes of one module; the build writes one for each, named `<Module>Routes`.
///
/// ```swift
/// let router = try Router(AppRoutes.self, registry: registry)
/// ```
public protocol RouteCatalog: SendableMetatype {
  /// The catalogs of the modules that this one is built on.
  static var dependencies: [any RouteCatalog.Type] { get }

  /// Adds the module's own routes.
  static func register(in registrar: RouteRegistrar) throws
}

extension Router {
  /// Makes a router with the routes of some catalogs and of those that they depend on.
  ///
  /// - Parameters:
  ///   - catalogs: Generated catalogs; each is added once, its dependencies first.
  ///   - registry: Where handlers find services.
  ///   - types: As in `init(registry:)`.
  ///   - isCaseInsensitive: As in `init(registry:)`.
  ///   - circumstances: As in `init(registry:)`.
  /// - Throws: ``RouteError``: *conflict*, which the build finds before, or *pattern* for a type that the router does not know.
  /// - Complexity: O(*n*) in the number of routes.
  public convenience init(
    _ catalogs: any RouteCatalog.Type..., registry: ServiceRegistry,
    types: [any (LosslessStringConvertible & SendableMetatype).Type] = [], isCaseInsensitive: Bool = false,
    circumstances: RouteCircumstances = RouteCircumstances()
  ) throws(RouteError) {
    self.init(
      registry: registry, types: types, isCaseInsensitive: isCaseInsensitive, circumstances: circumstances)
    for catalog in catalogs { try register(catalog) }
  }

  /// Adds the routes of a catalog, unless they are in already, and those of its dependencies before them.
  ///
  /// - Parameter catalog: A generated catalog.
  /// - Throws: ``RouteError``: *conflict* or *pattern*; the catalog's routes before that one stay.
  /// - Complexity: O(*n*) in the number of routes.
  public func register(_ catalog: any RouteCatalog.Type) throws(RouteError) {
    let isNew = changeSafely { $0.catalogs.insert(ObjectIdentifier(catalog)).inserted }
    guard isNew == true else { return }
    for dependency in catalog.dependencies { try register(dependency) }
    do {
      try catalog.register(in: RouteRegistrar(self))
    } catch let error as RouteError {
      throw error
    } catch {
      throw RouteError(.failed(error, .declared("a catalog that was written by hand"), isInterceptor: false))
    }
  }
}
