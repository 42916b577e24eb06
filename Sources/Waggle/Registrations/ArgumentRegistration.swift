/// One entry of a registry whose providers are made with an argument of the caller's.
///
/// For each argument there is a registration like any other, which makes and keeps what belongs to that argument.
final class ArgumentRegistration<S, A>: AnyRegistration {
  typealias Binding = @Sendable (A) -> Factory<S>

  let key: ServiceKey
  let place: ProviderPlace
  let scope: Scope
  let isFallback = false
  let replaces: String? = nil
  private let bind: Binding
  private let kept: (any KeptByArgument<S, A>)?

  /// Registers providers of which each caller gets one of its own.
  init(named name: ServiceName?, place: ProviderPlace, bind: @escaping Binding) {
    key = ServiceKey(S.self, name)
    self.place = place
    self.bind = bind
    scope = .transient
    kept = nil
  }

  /// Registers providers that are shared by all who come with an equal argument.
  init(
    named name: ServiceName?, scope: Scope, place: ProviderPlace, bind: @escaping Binding
  ) where A: Hashable & Sendable {
    key = ServiceKey(S.self, name)
    self.place = place
    self.bind = bind
    self.scope = scope
    kept = Kept<S, A>()
  }

  private init(_ other: ArgumentRegistration) {
    key = other.key
    place = other.place
    bind = other.bind
    scope = other.scope
    kept = other.kept?.empty()
  }

  var argument: (any Any.Type)? { A.self }

  var ownSlots: [any AnySlot] { kept?.all.flatMap(\.ownSlots) ?? [] }

  func copy() -> any AnyRegistration { ArgumentRegistration(self) }

  /// The registration for one argument.
  func registration(for argument: A) -> Registration<S> {
    kept?.registration(for: argument) { make(for: argument) } ?? make(for: argument)
  }

  private func make(for argument: A) -> Registration<S> {
    Registration(named: key.name, scope: scope, factory: bind(argument), place: place)
  }
}

/// The registrations that are kept, one for each argument.
private protocol KeptByArgument<S, A>: Sendable {
  associatedtype S
  associatedtype A

  var all: [Registration<S>] { get }
  func registration(for argument: A, _ make: () -> Registration<S>) -> Registration<S>
  func empty() -> any KeptByArgument<S, A>
}

private final class Kept<S, A: Hashable & Sendable>: KeptByArgument {
  private let registrations = Lock<[A: Registration<S>]>([:])

  var all: [Registration<S>] { registrations.withLock { Array($0.values) } }

  func registration(for argument: A, _ make: () -> Registration<S>) -> Registration<S> {
    // The argument's `==` and `hash` are the caller's code, and the lock is this one registration's.
    registrations.withLock { registrations in
      if let found = registrations[argument] { return found }
      let made = make()
      registrations[argument] = made
      return made
    }
  }

  func empty() -> any KeptByArgument<S, A> { Kept() }
}
