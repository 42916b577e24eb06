import Foundation
import Testing
import Waggle

/// What would stop for good if the registry held a lock of its own while factories run.
@Suite("Deadlocks", .timeLimit(.minutes(1)))
struct DeadlockTests {
  let registry = ServiceRegistry()

  @Test("A factory may wait for another thread that asks for services, registers and overrides")
  func otherThread() throws {
    let registry = registry
    registry.register((any ServiceB).self, scope: .singleton) { Part() }
    registry.register((any ServiceA).self, scope: .singleton) { services in
      let answers = onThreads(1) { _ -> (any ServiceB)? in
        registry.register(Int.self, scope: .singleton) { 1 }
        registry.override(String.self) { "x" }
        guard registry.contains(Int.self), (try? registry.getAll(Int.self)) == [1] else { return nil }
        return try? services.get((any ServiceB).self)
      }
      guard let answer = answers[0] else { throw Boom() }
      return Part(answer)
    }
    let instance = try registry.get((any ServiceA).self)
    let need = try #require(instance as? Part).needs[0]
    #expect(need === (try registry.get((any ServiceB).self)) as AnyObject)
  }

  /// Has a factory want what another thread holds, which asks for another service meanwhile.
  private func expectNoDeadlock(_ exclusively: @escaping @Sendable (() -> Void) -> Void) {
    let (registry, held, wanted) = (registry, Gate(), Gate())
    registry.register((any ServiceA).self, scope: .singleton) {
      wanted.open()
      exclusively {}
      return Part()
    }
    registry.register((any ServiceB).self, scope: .singleton) { Part() }
    let hasAnswer = onThreads(2) { thread in
      if thread == 0 {
        held.wait()
        return (try? registry.get((any ServiceA).self)) != nil
      }
      var instance: (any ServiceB)?
      exclusively {
        held.open()
        wanted.wait()
        instance = try? registry.get((any ServiceB).self)
      }
      return instance != nil
    }
    #expect(hasAnswer == [true, true])
  }

  @Test("A factory may want a lock that is held by a thread which asks for another service")
  func lock() {
    let lock = NSLock()
    expectNoDeadlock { body in lock.withLock { body() } }
  }

  @Test("A factory may want a queue that is held by a block which asks for another service")
  func queue() {
    let queue = DispatchQueue(label: "waggle.tests")
    expectNoDeadlock { body in queue.sync { body() } }
  }

  @Test("Two services may need the same two in opposite order, and be made at the same time")
  func oppositeOrder() throws {
    let registry = registry
    let (one, other) = (Gate(), Gate())
    registry.register(Int.self, named: "one", scope: .singleton) {
      one.open()
      other.wait()
      return 1
    }
    registry.register(Int.self, named: "other", scope: .singleton) {
      other.open()
      one.wait()
      return 2
    }
    registry.register([Int].self, named: "up", scope: .singleton) { services in
      try [services.get(Int.self, named: "one"), services.get(Int.self, named: "other")]
    }
    registry.register([Int].self, named: "down", scope: .singleton) { services in
      try [services.get(Int.self, named: "other"), services.get(Int.self, named: "one")]
    }
    let lists = onThreads(2) { thread in try? registry.get([Int].self, named: thread == 0 ? "up" : "down") }
    #expect(Set(lists) == [[1, 2], [2, 1]])
  }

  @Test("A factory may wait for the main thread, which asks for another service, and then awaits that very one")
  @MainActor
  func mainThread() async throws {
    let registry = registry
    let entered = Gate()
    registry.register((any Tracker).self, scope: .singleton) {
      entered.open()
      return DispatchQueue.main.sync {
        MainActor.assertIsolated()
        return ConsoleTracker()
      }
    }
    registry.register(Int.self, scope: .singleton) { 1 }
    async let made = onThread { try registry.get((any Tracker).self) }
    entered.wait()
    #expect(try registry.get(Int.self) == 1)
    let awaited = try await registry.get(waitingFor: (any Tracker).self)
    #expect(try await made === awaited)
  }

  @Test("However many tasks await a slow factory, tasks go on with other services", arguments: [true, false])
  func busyPool(isAsynchronous: Bool) async throws {
    let registry = registry
    let (entered, go) = (Gate(), Gate())
    if isAsynchronous {
      registry.register(Int.self, scope: .singleton) {
        entered.open()
        await go.suspend()
        return 1
      }
    } else {
      registry.register(Int.self, scope: .singleton) {
        entered.open()
        go.wait()
        return 1
      }
    }
    registry.register(String.self, scope: .singleton) { "fast" }
    registry.register([String].self, scope: .singleton) { services in
      await Task.yield()
      return [try await services.get(waitingFor: String.self)]
    }
    // A synchronous factory blocks the thread that it runs on, which had better be none of the tasks'.
    async let first: Int = isAsynchronous ? registry.get(waitingFor: Int.self) : onThread { try registry.get(Int.self) }
    await entered.suspend()
    let all = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<64 {
        group.addTask { try? await registry.get(waitingFor: Int.self) }
      }
      group.addTask {
        for _ in 0..<100 { await Task.yield() }
        // Only this task opens the gate: were it held up, none would come back.
        defer { go.open() }
        return try? await registry.get(waitingFor: [String].self).count
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all == Array(repeating: 1, count: 65))
    #expect(try await first == 1)
  }
}
