/// The registrations of one module; the build writes one for each, named `<Module>Services`.
///
/// ```swift
/// let registry = ServiceRegistry(AppServices.self)
/// ```
public protocol ServiceCatalog: SendableMetatype {
  /// The catalogs of the modules that this one is built on.
  static var dependencies: [any ServiceCatalog.Type] { get }

  /// Adds the module's own registrations.
  static func register(in registrar: ServiceRegistrar)
}
