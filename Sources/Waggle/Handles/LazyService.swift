/// A service that is made when it is first used, and then kept.
///
/// ```swift
/// // @service
/// final class Cashier: Checkout {
///   let basket: LazyService<any Basket>
///
///   init(basket: LazyService<any Basket>) {
///     self.basket = basket
///   }
///
///   func pay() throws {
///     try basket().empty()
///   }
/// }
/// ```
///
/// It ends circles: two services may need each other if one of them asks when it is used, not when it is made. A transient is
/// kept by its handle too; a parameter of the type `() throws -> any Basket` gets a new one each time.
///
/// The handle crosses between actors if its service does.
public struct LazyService<S> {
  private let storage: LazyStorage

  /// Creates a handle that asks a registry.
  ///
  /// - Parameters:
  ///   - service: The protocol, or whatever type is registered.
  ///   - name: The name under which the provider is registered.
  ///   - registry: Whom to ask; it is kept as long as the handle.
  public init(_ service: S.Type = S.self, named name: ServiceName? = nil, from registry: ServiceRegistry) {
    storage = LazyStorage(LateResolver(keeping: registry), ServiceKey(service, name))
  }

  /// Creates a handle in a factory.
  ///
  /// It does not keep the registry alive, which may keep the provider that keeps the handle: who calls it for the first time
  /// when the registry is gone gets the error *ended*.
  ///
  /// - Parameters:
  ///   - service: The protocol, or whatever type is registered.
  ///   - name: The name under which the provider is registered.
  ///   - services: What the factory got.
  public init(_ service: S.Type = S.self, named name: ServiceName? = nil, from services: ServiceResolver) {
    storage = LazyStorage(LateResolver(services), ServiceKey(service, name))
  }

  /// Gets the instance, which is made by the first call.
  ///
  /// - Parameters:
  ///   - isolation: The actor that the caller runs on; leave it to the compiler.
  ///   - file: The caller's file, for messages.
  ///   - line: The caller's line, for messages.
  /// - Throws: ``ServiceError``, as `get` does; the next call tries again.
  /// - Complexity: O(1) after the first call.
  public func callAsFunction(
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) throws(ServiceError) -> S {
    try get(isolation, home: isolation, .init(file: file, line: line))
  }

  @inline(__always)
  private func get(
    _ isolation: (any Actor)?, home: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    if let box = storage.made, box._withUnsafeGuaranteedRef({ $0.isHome(isolation) }) {
      return box._withUnsafeGuaranteedRef { $0.value(as: S.self) }
    }
    return try make(isolation, home: home, site)
  }

  @inline(never)
  private func make(
    _ isolation: (any Actor)?, home: (any Actor)?, _ site: ServiceError.CallSite
  ) throws(ServiceError) -> S {
    let instance = try storage.instance { () throws(ServiceError) in
      Instance(try storage.resolver.resolve(S.self, storage.key.name, isolation, site), home: home)
    }
    guard instance.box.isHome(isolation) else { throw elsewhere(instance.home) }
    return instance.value(as: S.self)
  }

  /// In mode 6 the compiler sees to it that the handle of such a service stays on its actor.
  private func elsewhere(_ home: (any Actor)?) -> ServiceError {
    do throws(ServiceError) {
      return try storage.resolver.provider(of: storage.key).refusal(.notSendable, home)
    } catch {
      return error
    }
  }
}

extension LazyService where S: Sendable {
  /// Gets the instance, which is made by the first call; it may be used by any actor, whichever made it.
  public func callAsFunction(
    isolation: isolated (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt32 = #line
  ) throws(ServiceError) -> S {
    try get(isolation, home: nil, .init(file: file, line: line))
  }
}

extension LazyService: Sendable where S: Sendable {}
