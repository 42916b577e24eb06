import Foundation
import Testing
import Waggle

@Suite("SharedScope.singleton", .timeLimit(.minutes(1)))
struct SingletonTests {
  let registry = ServiceRegistry()

  @Test("One instance in each registry, made when it is first asked for")
  func oneInstance() throws {
    let made = Counter()
    for registry in [registry, ServiceRegistry()] {
      registry.register((any Tracker).self, scope: .singleton) {
        made.increment()
        return ConsoleTracker()
      }
      let before = made.value
      let first = try registry.get((any Tracker).self)
      #expect(try registry.get((any Tracker).self) === first)
      #expect(made.value == before + 1)
    }
    #expect(made.value == 2)
  }

  @Test("Two providers share nothing")
  func twoProviders() throws {
    registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    registry.register((any Tracker).self, named: "file", scope: .singleton) { FileTracker() }
    let all = try registry.getAll((any Tracker).self)
    #expect(all.count == 2)
    #expect(try registry.get((any Tracker).self) === all[0])
    #expect(try registry.get((any Tracker).self, named: "file") === all[1])
  }

  @Test("After a factory threw, the next get runs it again")
  func throwingThenTriedAgain() throws {
    let calls = Counter()
    registry.register((any ServiceA).self, scope: .singleton) { Part(try $0.get((any ServiceB).self)) }
    registry.register((any ServiceB).self, scope: .singleton) {
      guard calls.increment() > 2 else { throw Boom() }
      return Part()
    }
    for _ in 1...2 {
      let error = try #require(throws: ServiceError.self) { try registry.get((any ServiceA).self) }
      #expect(error.code == .failed)
      #expect(error.underlying as? Boom == Boom())
      #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB"])
    }
    let instance = try registry.get((any ServiceA).self)
    #expect(try registry.get((any ServiceA).self) === instance)
    #expect(calls.value == 3)
  }

  @Test("64 threads that ask together get the one instance of each of a thousand keys")
  func exactlyOnceOnThreads() {
    let made = Counter()
    let registry = registry
    for key in 0..<1_000 {
      registry.register((any Tracker).self, named: ServiceName("\(key)"), scope: .singleton) {
        made.increment()
        return ConsoleTracker()
      }
    }
    let seen = onThreads(64) { thread in
      var identities: [Int: ObjectIdentifier] = [:]
      for step in 0..<1_000 {
        let key = (step + thread % 2) % 1_000
        identities[key] = (try? registry.get((any Tracker).self, named: ServiceName("\(key)"))).map {
          ObjectIdentifier($0)
        }
      }
      return identities
    }
    #expect(made.value == 1_000)
    #expect(seen.allSatisfy { $0.count == 1_000 && $0 == seen[0] })
  }

  @Test("64 tasks that ask together, waiting and not, get the one instance of a slow factory")
  func exactlyOnceInTasks() async {
    let made = Counter()
    let registry = registry
    registry.register((any Tracker).self, scope: .singleton) {
      made.increment()
      Thread.sleep(forTimeInterval: 0.05)
      return ConsoleTracker()
    }
    let seen = await inTasks(64) { task -> ObjectIdentifier? in
      let tracker =
        task.isMultiple(of: 2)
        ? try? await registry.get(waitingFor: (any Tracker).self) : try? registry.get((any Tracker).self)
      return tracker.map { ObjectIdentifier($0) }
    }
    #expect(made.value == 1)
    #expect(Set(seen).count == 1)
    #expect(!seen.contains(nil))
  }

  @Test("A chain of shared instances is made once however many threads enter it, and wherever")
  func chain() {
    let made = Counter()
    let registry = registry
    registry.register((any ServiceA).self, scope: .singleton) {
      made.increment()
      return Part(try $0.get((any ServiceB).self), try $0.get((any ServiceC).self))
    }
    registry.register((any ServiceB).self, scope: .singleton) {
      made.increment()
      return Part(try $0.get((any ServiceC).self))
    }
    registry.register((any ServiceC).self, scope: .singleton) {
      made.increment()
      return Part()
    }
    let errors = onThreads(48) { thread -> String? in
      do throws(ServiceError) {
        switch thread % 3 {
        case 0: _ = try registry.get((any ServiceA).self)
        case 1: _ = try registry.get((any ServiceB).self)
        default: _ = try registry.get((any ServiceC).self)
        }
        return nil
      } catch {
        return error.description
      }
    }
    #expect(errors.compactMap { $0 }.isEmpty)
    #expect(made.value == 3)
  }

  @Test("Whoever waits for a factory that throws tries on their own account")
  func waitersOfAFailure() throws {
    let calls = Counter()
    let entered = Gate()
    let go = Gate()
    let registry = registry
    registry.register(Int.self, scope: .singleton) {
      let call = calls.increment()
      guard call == 1 else { return call }
      entered.open()
      go.wait()
      throw Boom()
    }
    let outcomes = onThreads(4) { thread -> Int? in
      if thread == 0 { return try? registry.get(Int.self) }
      entered.wait()
      if thread == 3 { go.open() }
      return try? registry.get(Int.self)
    }
    #expect(outcomes.filter { $0 == nil }.count == 1)
    #expect(outcomes.compactMap { $0 } == [2, 2, 2])
    #expect(calls.value == 2)
  }

  @Test("A slow factory delays nobody who wants another service")
  func slowNeighbour() throws {
    let entered = Gate()
    let go = Gate()
    let registry = registry
    registry.register(Int.self, scope: .singleton) {
      entered.open()
      go.wait()
      return 1
    }
    registry.register(String.self, scope: .singleton) { "fast" }
    registry.register(String.self, named: "transient") { "fast" }
    let outcomes = onThreads(2) { thread -> String? in
      if thread == 0 { return (try? registry.get(Int.self)).map(String.init) }
      entered.wait()
      // Only this thread opens the gate: were it held up, neither would come back.
      defer { go.open() }
      return (try? registry.getAll(String.self))?.joined(separator: "+")
    }
    #expect(Set(outcomes) == ["1", "fast+fast"])
  }

  @Test("An instance lives no longer than its registry and its users")
  func lifetime() throws {
    weak var tracker: (any Tracker)?
    do {
      let registry = ServiceRegistry()
      registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
      tracker = try registry.get((any Tracker).self)
      #expect(tracker != nil)
      registry.unregister((any Tracker).self)
      #expect(tracker == nil)
      registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
      tracker = try registry.get((any Tracker).self)
      #expect(tracker != nil)
      withExtendedLifetime(registry) {}
    }
    #expect(tracker == nil)
  }
}
