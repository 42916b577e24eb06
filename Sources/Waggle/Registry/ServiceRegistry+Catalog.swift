extension ServiceRegistry {
  /// Adds the registrations of a catalog, unless they are in already, and those of its dependencies before them.
  ///
  /// - Parameter catalog: A generated catalog.
  /// - Complexity: O(*n*) in the number of registrations.
  public func register(_ catalog: any ServiceCatalog.Type) {
    guard table.withLock({ $0.insert(catalog) }) else { return }
    for dependency in catalog.dependencies { register(dependency) }
    catalog.register(in: ServiceRegistrar(registry: self))
  }

  /// Removes every provider of a service under exactly this name; instances that were handed out live on.
  ///
  /// - Parameters:
  ///   - service: The service.
  ///   - name: The name; `nil` means providers without one.
  /// - Complexity: O(*n*) in the number of providers of this service.
  public func unregister<S>(_ service: S.Type, named name: ServiceName? = nil) {
    remove(ServiceKey(service, name))
  }

  func add(_ key: ServiceKey, _ factory: Factory, _ scope: Scope, _ file: StaticString, _ line: UInt32) {
    add(Registration(key, scope: scope, factory: factory, place: .closure(file: file, line: line)))
  }

  func override(_ key: ServiceKey, _ factory: Factory, _ scope: Scope, _ file: StaticString, _ line: UInt32) {
    override(Registration(key, scope: scope, factory: factory, place: .closure(file: file, line: line)))
  }
}
