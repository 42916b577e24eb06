import Foundation
import Testing
import Waggle

@Suite("ServiceRegistry.get(waitingFor:)", .timeLimit(.minutes(1)))
struct WaitingTests {
  let registry = ServiceRegistry()

  @Test("It gets what get gets")
  func synchronous() async throws {
    registry.register((any Tracker).self) { ConsoleTracker() }
    registry.register((any Tracker).self, named: "shared", scope: .singleton) { FileTracker() }
    _ = try await registry.get(waitingFor: (any Tracker).self)
    let shared = try await registry.get(waitingFor: (any Tracker).self, named: "shared")
    #expect(try registry.get((any Tracker).self, named: "shared") === shared)
    #expect(try await registry.get(waitingFor: (any Tracker).self, named: "shared") === shared)
    let error = try await #require(throws: ServiceError.self) { try await registry.get(waitingFor: Int.self) }
    #expect(error.code == .missing)
  }

  @Test("A synchronous get of an asynchronous provider throws asynchronous, until a shared one was made")
  func asynchronous() async throws {
    registry.register(Int.self) { () async in 1 }
    registry.register((any Tracker).self, scope: .singleton) { () async in ConsoleTracker() }
    for _ in 1...2 {
      let error = try #require(throws: ServiceError.self) { try registry.get(Int.self) }
      #expect(error.code == .asynchronous)
      #expect(try await registry.get(waitingFor: Int.self) == 1)
    }
    let error = try #require(throws: ServiceError.self) { try registry.get((any Tracker).self) }
    #expect(error.code == .asynchronous)
    let tracker = try await registry.get(waitingFor: (any Tracker).self)
    #expect(try registry.get((any Tracker).self) === tracker)
  }

  @Test("A synchronous get while the instance is being made throws, and disturbs nobody")
  func meanwhile() async throws {
    let entered = Gate()
    let go = Gate()
    let registry = registry
    registry.register(Int.self, scope: .singleton) {
      entered.open()
      await go.suspend()
      return 1
    }
    async let value = registry.get(waitingFor: Int.self)
    await entered.suspend()
    let error = try #require(throws: ServiceError.self) { try registry.get(Int.self) }
    #expect(error.code == .asynchronous)
    go.open()
    #expect(try await value == 1)
  }

  @Test("Synchronous requests that must fail never make a waiting one fail")
  func mixed() async {
    for _ in 0..<500 {
      let registry = ServiceRegistry()
      registry.register(Int.self, scope: .singleton) { () async in 1 }
      let codes = await inTasks(4) { task -> Set<ServiceError.Code?> in
        var codes: Set<ServiceError.Code?> = []
        for _ in 1...(task.isMultiple(of: 2) ? 20 : 1) {
          do throws(ServiceError) {
            if task.isMultiple(of: 2) {
              _ = try registry.get(Int.self)
            } else {
              _ = try await registry.get(waitingFor: Int.self)
            }
          } catch {
            codes.insert(error.code)
          }
        }
        return task.isMultiple(of: 2) ? codes.subtracting([.asynchronous]) : codes
      }
      #expect(codes.allSatisfy { $0.isEmpty })
    }
  }

  @Test("64 tasks that ask together share one flight of each key")
  func exactlyOnce() async {
    let made = Counter()
    let registry = registry
    for key in 0..<20 {
      registry.register((any Tracker).self, named: ServiceName("\(key)"), scope: .singleton) {
        made.increment()
        for _ in 0..<10 { await Task.yield() }
        return ConsoleTracker()
      }
    }
    let seen = await inTasks(64) { _ in
      var identities: [ObjectIdentifier?] = []
      for key in 0..<20 {
        let tracker = try? await registry.get(waitingFor: (any Tracker).self, named: ServiceName("\(key)"))
        identities.append(tracker.map { ObjectIdentifier($0) })
      }
      return identities
    }
    #expect(made.value == 20)
    #expect(seen.allSatisfy { $0 == seen[0] && !$0.contains(nil) })
  }

  @Test("All who wait for one flight get its error, and the next get tries again")
  func failing() async throws {
    let calls = Counter()
    let asked = Counter()
    let registry = registry
    registry.register(Int.self, scope: .singleton) {
      let call = calls.increment()
      guard call == 1 else { return call }
      while asked.value < 8 { await Task.yield() }
      // The last one to ask may have a few steps to go.
      try await Task.sleep(for: .milliseconds(100))
      throw Boom()
    }
    let errors = await inTasks(8) { _ -> ServiceError? in
      asked.increment()
      do throws(ServiceError) {
        _ = try await registry.get(waitingFor: Int.self)
        return nil
      } catch {
        return error
      }
    }
    #expect(errors.compactMap { $0?.underlying as? Boom }.count == 8)
    #expect(errors.allSatisfy { $0?.path == ["Swift.Int"] })
    #expect(try await registry.get(waitingFor: Int.self) == 2)
  }

  @Test("A cancelled waiter cancels neither the factory nor the others")
  func cancelled() async throws {
    let entered = Gate()
    let go = Gate()
    let registry = registry
    registry.register(Int.self, scope: .singleton) {
      entered.open()
      await go.suspend()
      try Task.checkCancellation()
      return 1
    }
    let first = Task { try await registry.get(waitingFor: Int.self) }
    await entered.suspend()
    let second = Task { try await registry.get(waitingFor: Int.self) }
    first.cancel()
    go.open()
    #expect(try await second.value == 1)
    #expect(try await first.value == 1)
  }

  @Test("The most urgent of those who wait lends the factory its priority")
  func priority() async throws {
    let entered = Gate()
    let registry = registry
    registry.register(TaskPriority.self, scope: .singleton) {
      let began = Task.currentPriority
      entered.open()
      while Task.currentPriority == began { try await Task.sleep(for: .milliseconds(1)) }
      return Task.currentPriority
    }
    let first = Task.detached(priority: .background) { try await registry.get(waitingFor: TaskPriority.self) }
    await entered.suspend()
    let second = Task.detached(priority: .high) { try await registry.get(waitingFor: TaskPriority.self) }
    #expect(try await second.value == .high)
    #expect(try await first.value == .high)
  }

  @Test("Whoever waits for a thread's factory suspends, and gets the thread's instance")
  func suspends() async throws {
    let entered = Gate()
    let go = Gate()
    let registry = registry
    registry.register((any Tracker).self, scope: .singleton) {
      entered.open()
      go.wait()
      return ConsoleTracker()
    }
    async let made = onThread { try registry.get((any Tracker).self) }
    await entered.suspend()
    // More waiters than threads: if they blocked, the task that opens the gate would never run.
    let seen = await withTaskGroup(of: ObjectIdentifier?.self) { group in
      for _ in 0..<64 {
        group.addTask {
          let tracker = try? await registry.get(waitingFor: (any Tracker).self)
          return tracker.map { ObjectIdentifier($0) }
        }
      }
      group.addTask {
        for _ in 0..<100 { await Task.yield() }
        go.open()
        return nil
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let identity = ObjectIdentifier(try await made)
    #expect(seen.filter { $0 == identity }.count == 64)
  }

  @Test("An asynchronous factory may be bound to an actor")
  func boundToActor() async throws {
    registry.register((any Screen).self, scope: .singleton) { @MainActor () async in
      MainActor.assertIsolated()
      return MainScreen()
    }
    registry.register(String.self) { @Database _ async in
      Database.shared.assertIsolated()
      return "from the database"
    }
    let screen = try await registry.get(waitingFor: (any Screen).self)
    #expect(try registry.get((any Screen).self) === screen)
    #expect(try await registry.get(waitingFor: String.self) == "from the database")
  }

  @Test("An asynchronous transient that is not Sendable goes to whoever asked")
  @MainActor
  func notSendable() async throws {
    registry.register((any Basket).self) { () async in PaperBasket() }
    let basket = try await registry.get(waitingFor: (any Basket).self)
    basket.items.append("apple")
    #expect(basket.items == ["apple"])
  }

  @Test("A path goes through asynchronous providers too")
  func path() async throws {
    registry.register((any ServiceA).self) { Part(try await $0.get(waitingFor: (any ServiceB).self)) }
    registry.register((any ServiceB).self, scope: .singleton) {
      Part(try await $0.get(waitingFor: (any ServiceC).self))
    }
    registry.register((any ServiceC).self) { () async throws in throw Boom() }
    let error = try await #require(throws: ServiceError.self) {
      try await registry.get(waitingFor: (any ServiceA).self)
    }
    #expect(error.code == .failed)
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceC"])
  }
}
