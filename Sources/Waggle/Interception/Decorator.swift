/// Wraps the instances of one service.
struct Decorator<S>: Sendable {
  /// Only those that are registered under this name; all, if there is none.
  private let name: ServiceName?
  private let wrap: Crossing<(S, ServiceResolver) throws -> S>
  /// The actor that it must run on.
  private let actor: (any Actor)?

  init(_ name: ServiceName?, _ actor: (any Actor)?, _ wrap: @escaping (S, ServiceResolver) throws -> S) {
    self.name = name
    self.actor = actor
    self.wrap = Crossing(wrap)
  }

  /// The instance in its wrapping, made on `isolation`.
  func apply(
    to value: S, of registration: Registration, _ resolver: ServiceResolver, on isolation: (any Actor)?
  ) throws(ServiceError) -> S {
    guard name == nil || name == registration.key.name else { return value }
    guard isOn(actor, isolation) else { throw registration.refusal(.decorator, actor) }
    do {
      return try wrap.value(value, resolver)
    } catch {
      throw registration.failure(error)
    }
  }
}

/// The decorators of a registry, those of each service in the order in which they came.
struct DecoratorTable: Sendable {
  private var decorators: [ObjectIdentifier: [any Sendable]] = [:]

  mutating func add<S>(_ decorator: Decorator<S>) {
    decorators[ObjectIdentifier(S.self), default: []].append(decorator)
  }

  func all<S>(of service: S.Type) -> [Decorator<S>] {
    decorators[ObjectIdentifier(service), default: []].compactMap { $0 as? Decorator<S> }
  }
}
