/// One entry of a registry whose providers are made with an argument of the caller's.
///
/// For each argument there is a registration like any other, which makes and keeps what belongs to that argument.
final class ArgumentRegistration<A>: AnyRegistration {
  typealias Binding = @Sendable (A) -> Factory

  let key: ServiceKey
  let place: ProviderPlace
  let scope: Scope
  let isFallback = false
  let replaces: String? = nil
  private let bind: Binding
  private let kept: (any KeptByArgument<A>)?

  /// Registers providers of which each caller gets one of its own.
  init(_ key: ServiceKey, place: ProviderPlace, bind: @escaping Binding) {
    self.key = key
    self.place = place
    self.bind = bind
    scope = .transient
    kept = nil
  }

  /// Registers providers that are shared by all who come with an equal argument.
  init(_ key: ServiceKey, scope: Scope, place: ProviderPlace, bind: @escaping Binding) where A: Hashable & Sendable {
    self.key = key
    self.place = place
    self.bind = bind
    self.scope = scope
    kept = Kept<A>()
  }

  private init(_ other: ArgumentRegistration) {
    key = other.key
    place = other.place
    bind = other.bind
    scope = other.scope
    kept = other.kept?.empty()
  }

  var argument: (any Any.Type)? { A.self }

  func retire() -> [Registration] { kept?.retire() ?? [] }

  func copy() -> any AnyRegistration { ArgumentRegistration(self) }

  /// The registration for one argument.
  func registration(for argument: A) -> Registration {
    kept?.registration(for: argument) { make(for: argument) } ?? make(for: argument)
  }

  private func make(for argument: A) -> Registration {
    Registration(key, scope: scope, factory: bind(argument), place: place)
  }
}

/// The registrations that are kept, one for each argument.
private protocol KeptByArgument<A>: Sendable {
  associatedtype A

  func retire() -> [Registration]
  func registration(for argument: A, _ make: () -> Registration) -> Registration
  func empty() -> any KeptByArgument<A>
}

private final class Kept<A: Hashable & Sendable>: KeptByArgument {
  private struct State: Sendable {
    var registrations: [A: Registration] = [:]
    var isRetired = false
  }

  private let state = Lock(State())

  func retire() -> [Registration] {
    state.withLock { state in
      state.isRetired = true
      return state.registrations.values.flatMap { $0.retire() }
    }
  }

  func registration(for argument: A, _ make: () -> Registration) -> Registration {
    // The argument's `==` and `hash` are the caller's code, and the lock is this one registration's.
    state.withLock { state in
      if let found = state.registrations[argument] { return found }
      let made = make()
      if state.isRetired { _ = made.retire() }
      state.registrations[argument] = made
      return made
    }
  }

  func empty() -> any KeptByArgument<A> { Kept() }
}
