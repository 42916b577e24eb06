import Testing
import Waggle

@Suite("LazyService", .timeLimit(.minutes(1)))
struct LazyServiceTests {
  let registry = ServiceRegistry()

  @Test("The first call makes the instance, and the handle keeps it, a transient too")
  func keeps() throws {
    let made = Counter()
    registry.register((any Tracker).self) {
      made.increment()
      return ConsoleTracker()
    }
    let lazy = LazyService((any Tracker).self, from: registry)
    #expect(made.value == 0)
    let first = try lazy()
    #expect(try lazy() === first)
    #expect(made.value == 1)
    #expect(try LazyService((any Tracker).self, from: registry)() !== first)
  }

  @Test("What a handle keeps is there although its provider is gone and its scope has ended")
  func keptBeyondTheEnd() async throws {
    registry.register((any Tracker).self) { ConsoleTracker() }
    let scope = registry.makeScope()
    let lazy = LazyService((any Tracker).self, from: scope)
    let tracker = try lazy()
    registry.unregister((any Tracker).self)
    #expect(try lazy() === tracker)
    await scope.end()
    #expect(try lazy() === tracker)
  }

  @Test("An override reaches a handle that was not called yet, and not one that was")
  func overridden() throws {
    registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    let called = LazyService((any Tracker).self, from: registry)
    let uncalled = LazyService((any Tracker).self, from: registry)
    #expect(try called() is ConsoleTracker)
    registry.override((any Tracker).self, scope: .singleton) { FileTracker() }
    #expect(try called() is ConsoleTracker)
    #expect(try uncalled() is FileTracker)
  }

  @Test("A handle keeps the registry that it asks")
  func keepsRegistry() throws {
    func makeHandle() -> LazyService<String> {
      let registry = ServiceRegistry()
      registry.register(String.self) { "Hallo" }
      return LazyService(from: registry)
    }
    #expect(try makeHandle()() == "Hallo")
  }

  @Test("It asks by name, and as its type says")
  func named() throws {
    registry.register(String.self, named: "de") { "Hallo" }
    let lazy: LazyService<String> = LazyService(named: "de", from: registry)
    #expect(try lazy() == "Hallo")
  }

  @Test("After an error the next call tries again; the error names the place of the call")
  func again() throws {
    let lazy = LazyService((any Tracker).self, from: registry)
    let error = try #require(throws: ServiceError.self) { try lazy(file: "App/Main.swift", line: 3) }
    #expect(error.code == .missing)
    #expect(error.callSite == "App/Main.swift:3")
    registry.register((any Tracker).self) { ConsoleTracker() }
    _ = try lazy()
  }

  @Test("A circle with a handle in it makes one of each")
  func circle() throws {
    registry.register((any ServiceA).self, scope: .singleton) { services in
      LazyPart(LazyService((any ServiceB).self, from: services))
    }
    registry.register((any ServiceB).self, scope: .singleton) { Part(try $0.get((any ServiceA).self)) }
    let a = try #require(try registry.get((any ServiceA).self) as? LazyPart)
    let b = try #require(try a.next() as? Part)
    #expect(b.needs[0] as AnyObject === a)
    #expect(try registry.get((any ServiceB).self) === b)
  }

  @Test("A handle that is called while its owner is made is a circle all the same, of singletons and of transients")
  func calledTooEarly() throws {
    for isShared in [true, false] {
      let registry = ServiceRegistry()
      let make: @Sendable (ServiceResolver) throws -> any ServiceA = { services in
        let lazy = LazyService((any ServiceB).self, from: services)
        return Part(try lazy())
      }
      if isShared {
        registry.register((any ServiceA).self, scope: .singleton, make)
      } else {
        registry.register((any ServiceA).self, make)
      }
      registry.register((any ServiceB).self) { Part(try $0.get((any ServiceA).self)) }
      let error = try #require(throws: ServiceError.self) { try registry.get((any ServiceA).self) }
      #expect(error.code == .cycle)
      #expect(error.path.prefix(3) == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceA"])
    }
  }

  @Test("Threads that call one handle together get one instance")
  func storm() throws {
    let made = Counter()
    registry.register((any Tracker).self) {
      made.increment()
      return ConsoleTracker()
    }
    for round in 1...20 {
      let lazy = LazyService((any Tracker).self, from: registry)
      let instances = onThreads(16) { _ in (try? lazy()).map(ObjectIdentifier.init) }
      #expect(Set(instances).count == 1 && instances.first != nil)
      #expect(made.value == round)
    }
  }

  @Test("A main-actor service may be had lazily on the main actor")
  @MainActor func mainActor() throws {
    registry.register((any Settings).self, scope: .singleton, on: MainActor.self) { SettingsStore() }
    let lazy = LazyService((any Settings).self, from: registry)
    #expect(try lazy() === registry.get((any Settings).self))
  }

  @Test("A handle in a shared instance does not keep the registry alive that the instance is in")
  func lazyCircle() throws {
    let living = Living()
    func use() throws {
      let registry = ServiceRegistry()
      registry.register((any ServiceB).self, scope: .singleton) { services in
        Mortal(living, LazyService((any ServiceA).self, from: services))
      }
      _ = try registry.get((any ServiceB).self)
      #expect(living.count == 1)
    }
    try use()
    #expect(living.count == 0)
  }

  @Test("A handle that a factory made ends with its registry, but for what it has")
  func gone() throws {
    func handles() throws -> [LazyService<any ServiceB>] {
      let registry = ServiceRegistry()
      registry.register((any ServiceB).self) { Part() }
      registry.register([LazyService<any ServiceB>].self) { services in
        [LazyService(from: services), LazyService(from: services)]
      }
      let handles = try registry.get([LazyService<any ServiceB>].self)
      _ = try handles[0]()
      return handles
    }
    let handles = try handles()
    _ = try handles[0]()
    let error = try #require(throws: ServiceError.self) { try handles[1](file: "App/Main.swift", line: 3) }
    #expect(error.code == .ended)
    #expect(
      error.description == """
        WaggleTests.ServiceB was asked for after 'registry' was gone
          asked for at: App/Main.swift:3
        ways out:
          - keep the registry for as long as what it made is in use
        """)
  }

  @Test("What a provider asks again and again is new each time, and ends with the registry")
  func later() throws {
    typealias Make = () throws -> any ServiceB
    func make() throws -> Make {
      let registry = ServiceRegistry()
      registry.register((any ServiceC).self, scope: .graph) { Part() }
      registry.register((any ServiceB).self) { Part(try $0.get((any ServiceC).self)) }
      registry.register(Make.self) { services in
        _ = try services.get((any ServiceC).self)
        return { [services = services.later] in try services.get((any ServiceB).self) }
      }
      let make = try registry.get(Make.self)
      let parts = [try make(), try make()].compactMap { $0 as? Part }
      #expect(parts.count == 2 && parts[0].needs[0] !== parts[1].needs[0])
      return make
    }
    let make = try make()
    let error = try #require(throws: ServiceError.self) { _ = try make() }
    #expect(error.code == .ended)
    #expect(error.path == ["WaggleTests.ServiceB"])
  }

  @Test("A handle does not keep what the resolution shared in which it was made")
  func lazyGraph() throws {
    let living = Living()
    registry.register((any ServiceC).self, scope: .graph) { Mortal(living) }
    registry.register((any ServiceB).self) { Part() }
    registry.register((any ServiceA).self, scope: .singleton) { services in
      _ = try services.get((any ServiceC).self)
      return LazyPart(LazyService((any ServiceB).self, from: services))
    }
    let instance = try registry.get((any ServiceA).self)
    #expect(living.count == 0)
    withExtendedLifetime(instance) {}
  }
}

private final class LazyPart: ServiceA {
  let next: LazyService<any ServiceB>

  init(_ next: LazyService<any ServiceB>) {
    self.next = next
  }
}
