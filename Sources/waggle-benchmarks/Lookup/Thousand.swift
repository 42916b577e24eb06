import Waggle

/// A thousand services, each of a type of its own, and the ways to them.
///
/// The types are those of three digits. The compiler makes each look-up anew for its types, as it does where they are written
/// out; only to ask for the metadata of such a type takes longer the first time.
struct Thousand: ServiceCatalog {
  /// Adds each as generated code does.
  nonisolated(unsafe) private static var registrations: [(ServiceRegistrar) -> Void] = []

  private(set) var lookups: [(ServiceRegistry) throws -> Int] = []

  static let dependencies: [any ServiceCatalog.Type] = []

  static func register(in registrar: ServiceRegistrar) {
    for registration in registrations { registration(registrar) }
  }

  init() {
    Self.registrations = []
    addAll(D0.self)
    addAll(D1.self)
    addAll(D2.self)
    addAll(D3.self)
    addAll(D4.self)
    addAll(D5.self)
    addAll(D6.self)
    addAll(D7.self)
    addAll(D8.self)
    addAll(D9.self)
  }

  private mutating func addAll<A>(_ a: A.Type) {
    addAll(a, D0.self)
    addAll(a, D1.self)
    addAll(a, D2.self)
    addAll(a, D3.self)
    addAll(a, D4.self)
    addAll(a, D5.self)
    addAll(a, D6.self)
    addAll(a, D7.self)
    addAll(a, D8.self)
    addAll(a, D9.self)
  }

  private mutating func addAll<A, B>(_ a: A.Type, _ b: B.Type) {
    add(a, b, D0.self)
    add(a, b, D1.self)
    add(a, b, D2.self)
    add(a, b, D3.self)
    add(a, b, D4.self)
    add(a, b, D5.self)
    add(a, b, D6.self)
    add(a, b, D7.self)
    add(a, b, D8.self)
    add(a, b, D9.self)
  }

  private mutating func add<A, B, C>(_ a: A.Type, _ b: B.Type, _ c: C.Type) {
    let service = (any Query<Key<A, B, C>>).self
    // The runtime makes generic types when they are first used; those of simple services are there from the start.
    blackHole(ObjectIdentifier(service).hashValue & Self.make(a, b, c).value())
    Self.registrations.append { $0.scope(.singleton).add(service, "Answer") { _ in Self.make(a, b, c) } }
    lookups.append { try $0.get((any Query<Key<A, B, C>>).self, isolation: nil).value() }
  }

  @inline(never)
  private static func make<A, B, C>(_ a: A.Type, _ b: B.Type, _ c: C.Type) -> any Query<Key<A, B, C>> {
    Answer<Key<A, B, C>>()
  }
}

/// What all of them can do.
protocol Query<Key>: AnyObject, Sendable {
  associatedtype Key

  func value() -> Int
}

private final class Answer<Key>: Query {
  // Depends on the type, as other classes' methods do, or the compiler would make one function for all.
  func value() -> Int { Int(bitPattern: ObjectIdentifier(Key.self)) & 0xFF }
}

/// Not inlined, or the compiler would make the object before the program starts.
@inline(never)
func answer<Key>(_ key: Key.Type) -> any Query { Answer<Key>() }

enum Key<A, B, C> {}
enum D0 {}
enum D1 {}
enum D2 {}
enum D3 {}
enum D4 {}
enum D5 {}
enum D6 {}
enum D7 {}
enum D8 {}
enum D9 {}
