import Foundation
import Testing
import Waggle

/// Every scope, and one beside the other.
@Suite("Scopes, one and all", .timeLimit(.minutes(1)))
struct ScopeMatrixTests {
  let registry = ServiceRegistry()

  enum AnyScope: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case transient
    case graph
    case singleton
    case weak
    case scoped

    var testDescription: String { rawValue }

    /// Whether the registry that has the registration makes and keeps the instance, whoever asks.
    var isKeptByRegistry: Bool { self == .singleton || self == .weak }

    /// Whether who asks again gets the same.
    var isShared: Bool { isKeptByRegistry || self == .scoped }

    func register<S: Sendable>(
      _ service: S.Type, named name: ServiceName? = nil, in registry: ServiceRegistry,
      _ make: @escaping @Sendable (ServiceResolver) throws -> S
    ) {
      switch self {
      case .transient: registry.register(service, named: name, scope: .transient, make)
      case .graph: registry.register(service, named: name, scope: .graph, make)
      case .singleton: registry.register(service, named: name, scope: .singleton, make)
      case .weak: registry.register(service, named: name, scope: .weak, make)
      case .scoped: registry.register(service, named: name, scope: .scoped, make)
      }
    }
  }

  @Test(
    "A service of each scope may need one of each, but what the registry keeps cannot need what a scope keeps",
    arguments: AnyScope.allCases, AnyScope.allCases)
  func nested(outer: AnyScope, inner: AnyScope) throws {
    outer.register((any ServiceA).self, in: registry) {
      Part(try $0.get((any ServiceB).self), try $0.get((any ServiceB).self))
    }
    inner.register((any ServiceB).self, in: registry) { _ in Part() }
    let scope = registry.makeScope()
    if outer.isKeptByRegistry, inner == .scoped {
      let error = #expect(throws: ServiceError.self) { try scope.get((any ServiceA).self) }
      #expect(error?.code == .missing)
      return
    }
    let instance = try scope.get((any ServiceA).self)
    let needs = try #require(instance as? Part).needs
    #expect((needs[0] === needs[1]) == (inner != .transient))
    let again = try scope.get((any ServiceA).self)
    #expect((again === instance) == outer.isShared)
  }

  @Test("A value is made as often as an object would be, and cannot be held weakly", arguments: AnyScope.allCases)
  func values(scope: AnyScope) throws {
    let made = Counter()
    scope.register((any Greeter).self, in: registry) { _ in FixedGreeter("\(made.increment())") }
    registry.register([String].self) { services in
      try (1...2).map { _ in try services.get((any Greeter).self).greeting }
    }
    let one = registry.makeScope("one")
    let other = registry.makeScope("other")
    if scope == .weak {
      let error = #expect(throws: ServiceError.self) { try one.get([String].self) }
      #expect(error?.code == .failed)
      return
    }
    let seen = try [one.get([String].self), one.get([String].self), other.get([String].self)]
    let wanted: [AnyScope: [[String]]] = [
      .transient: [["1", "2"], ["3", "4"], ["5", "6"]],
      .graph: [["1", "1"], ["2", "2"], ["3", "3"]],
      .singleton: [["1", "1"], ["1", "1"], ["1", "1"]],
      .scoped: [["1", "1"], ["1", "1"], ["2", "2"]],
    ]
    #expect(seen == wanted[scope])
  }

  @Test(
    "Threads that ask together for what nobody asked for yet get one instance, whatever shares it",
    arguments: AnyScope.allCases.filter(\.isShared))
  func storm(scope: AnyScope) {
    let made = Counter()
    for key in 0..<400 {
      scope.register((any Tracker).self, named: ServiceName("\(key)"), in: registry) { _ in
        made.increment()
        // So that others come meanwhile, and go on to the next together.
        if key.isMultiple(of: 2) { Thread.sleep(forTimeInterval: 0.000_2) }
        return ConsoleTracker()
      }
    }
    let child = registry.makeScope()
    let seen = onThreads(8) { _ in
      (0..<400).map { try? child.get((any Tracker).self, named: ServiceName("\($0)")) }
    }
    // The instances are compared while all are held, as weak ones would go, and leave their addresses to others.
    let identities = seen.map { $0.map { $0.map(ObjectIdentifier.init) } }
    #expect(identities.allSatisfy { $0 == identities[0] && !$0.contains(nil) })
    #expect(made.value == 400)
    withExtendedLifetime(seen) {}
  }

  /// Something that lets go of some instances.
  struct Act: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let gone: Set<String>
    let run: @Sendable (_ registry: ServiceRegistry, _ scope: ServiceRegistry) async -> Void

    init(
      _ description: String, _ gone: Set<String>,
      _ run: @escaping @Sendable (_ registry: ServiceRegistry, _ scope: ServiceRegistry) async -> Void
    ) {
      testDescription = description
      self.gone = gone
      self.run = run
    }
  }

  private static let acts = [
    Act("override", ["plain"]) { registry, _ in
      registry.override((any Tracker).self, scope: .singleton) { FileTracker() }
    },
    Act("unregister", ["plain"]) { registry, _ in registry.unregister((any Tracker).self) },
    Act("override of a name", ["named"]) { registry, _ in
      registry.override((any Tracker).self, named: "named", scope: .singleton) { FileTracker() }
    },
    Act("override of an argument's", ["one", "two"]) { registry, _ in
      registry.override((any Tracker).self, named: "number", scope: .singleton, taking: Int.self) { _, _ in
        FileTracker()
      }
    },
    Act("override by a scope", ["of the scope"]) { _, scope in
      scope.override((any ServiceC).self, scope: .singleton) { Part() }
      scope.override((any Tracker).self, scope: .singleton) { FileTracker() }
    },
    Act("end of a scope", ["of the scope", "scoped"]) { _, scope in await scope.end() },
    Act("copy", []) { registry, scope in
      await ServiceRegistry(overriding: registry).end()
      await ServiceRegistry(overriding: scope).end()
    },
    Act(
      "end", ["plain", "named", "one", "two", "other service"]
    ) { registry, _ in await registry.end() },
  ]

  @Test("What is overridden, removed or ended is released, and nothing else is", arguments: acts)
  func released(act: Act) async throws {
    registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    registry.register((any Tracker).self, named: "named", scope: .singleton) { ConsoleTracker() }
    registry.register((any Tracker).self, named: "number", scope: .singleton, taking: Int.self) { _, _ in
      ConsoleTracker()
    }
    registry.register((any ServiceA).self, scope: .singleton) { Part() }
    registry.register((any ServiceB).self, scope: .scoped) { Part() }
    let (scope, other) = (registry.makeScope("one"), registry.makeScope("other"))
    scope.register((any ServiceC).self, scope: .singleton) { Part() }
    let all = [
      Watched("plain") { [registry] in try registry.get((any Tracker).self) },
      Watched("named") { [registry] in try registry.get((any Tracker).self, named: "named") },
      Watched("one") { [registry] in try registry.get((any Tracker).self, named: "number", with: 1) },
      Watched("two") { [registry] in try registry.get((any Tracker).self, named: "number", with: 2) },
      Watched("other service") { [registry] in try registry.get((any ServiceA).self) },
      Watched("of the scope") { try scope.get((any ServiceC).self) },
      Watched("scoped") { try scope.get((any ServiceB).self) },
      Watched("scoped elsewhere") { try other.get((any ServiceB).self) },
    ]
    for one in all { try one.watch() }
    await act.run(registry, scope)
    #expect(Set(all.filter { $0.instance == nil }.map(\.name)) == act.gone)
    guard act.testDescription != "end" else { return }
    for one in all where one.instance != nil { #expect(try one.isStillHad) }
  }

  @Test("An override or a removal lets go of what scopes keep, too")
  func scopedReleased() throws {
    let registry = ServiceRegistry()
    let living = Living()
    let scope = registry.makeScope().makeScope()
    scope.register((any ServiceC).self, scope: .scoped) { Mortal(living) }
    _ = try scope.get((any ServiceC).self)
    scope.override((any ServiceC).self, scope: .scoped) { Mortal(living) }
    #expect(living.count == 0)
    registry.register((any ServiceB).self, scope: .scoped) { Mortal(living) }
    _ = try scope.get((any ServiceB).self)
    registry.override((any ServiceB).self, scope: .scoped) { Mortal(living) }
    #expect(living.count == 0)
    registry.register((any ServiceB).self, named: "number", scope: .scoped, taking: Int.self) { _, _ in Mortal(living) }
    _ = try scope.get((any ServiceB).self, named: "number", with: 1)
    #expect(living.count == 1)
    registry.unregister((any ServiceB).self, named: "number")
    #expect(living.count == 0)
  }

  @Test("What is overridden while its instance is made is not kept", arguments: [SharedScope.singleton, .scoped])
  func overriddenMeanwhile(_ shared: SharedScope) throws {
    let registry = ServiceRegistry()
    let living = Living()
    let scope = registry.makeScope()
    registry.register((any ServiceB).self, scope: shared) {
      registry.override((any ServiceB).self, scope: shared) { Mortal(living) }
      return Mortal(living)
    }
    registry.register((any ServiceB).self, named: "number", scope: shared, taking: Int.self) { _, _ in
      registry.unregister((any ServiceB).self, named: "number")
      return Mortal(living)
    }
    _ = try scope.get((any ServiceB).self)
    _ = try scope.get((any ServiceB).self, named: "number", with: 1)
    #expect(living.count == 0)
    _ = try scope.get((any ServiceB).self)
    #expect(living.count == 1)
  }

  @Test("A scope in which a service is overridden again and again keeps the last instance only")
  func scopedGrowth() throws {
    let living = Living()
    let scope = ServiceRegistry().makeScope()
    for _ in 0..<1_000 {
      scope.override((any ServiceB).self, scope: .scoped) { Mortal(living) }
      _ = try scope.get((any ServiceB).self)
    }
    #expect(living.count == 1)
  }
}

/// An instance that is had again and again, and is not kept alive meanwhile.
private final class Watched {
  let name: String
  private let get: () throws -> any AnyObject
  private(set) weak var instance: (any AnyObject)?

  init(_ name: String, _ get: @escaping () throws -> any AnyObject) {
    self.name = name
    self.get = get
  }

  /// Not inlined, for the optimiser may keep what a look-up returned a little longer than this.
  @inline(never)
  func watch() throws {
    instance = try get()
  }

  var isStillHad: Bool {
    get throws { try get() === instance }
  }
}
