import Testing
import Waggle

/// Factories that captured the registry and ask that, instead of the resolver that they get.
@Suite("Cycles through a captured registry", .timeLimit(.minutes(1)))
struct CapturedRegistryTests {
  let registry = ServiceRegistry()

  private func expectCycle(_ error: ServiceError?, _ path: [String] = ["A", "B", "A"]) {
    #expect(error?.code == .cycle)
    #expect(error?.path == path.map { "WaggleTests.Service\($0)" })
  }

  @Test("Transients end before the stack does, on a small stack too")
  func transients() async throws {
    registry.register((any ServiceA).self) { [registry] in Part(try registry.get((any ServiceB).self)) }
    registry.register((any ServiceB).self) { [registry] in Part(try registry.get((any ServiceA).self)) }
    expectCycle(#expect(throws: ServiceError.self) { try registry.get((any ServiceA).self) })
    let onSmallStack = await #expect(throws: ServiceError.self) {
      try await onThread(stackSize: darwinStack) { [registry] in try registry.get((any ServiceA).self) }
    }
    expectCycle(onSmallStack)
  }

  @Test("One that needs itself, of each scope that is not kept")
  func itself() throws {
    for scope in [FreshScope.transient, .graph] {
      let registry = ServiceRegistry()
      registry.register((any ServiceA).self, scope: scope) { Part(try registry.get((any ServiceA).self)) }
      expectCycle(#expect(throws: ServiceError.self) { try registry.get((any ServiceA).self) }, ["A", "A"])
    }
  }

  @Test("A circle that closes when its factories were called a thousand times already")
  func late() async throws {
    let closed = Gate()
    registry.register((any ServiceA).self) { [registry] in
      closed.hasOpened ? Part(try registry.get((any ServiceB).self)) : Part()
    }
    registry.register((any ServiceB).self) { [registry] in Part(try registry.get((any ServiceA).self)) }
    let onSmallStack = await #expect(throws: ServiceError.self) {
      try await onThread(stackSize: darwinStack) { [registry] in
        for _ in 0..<1_000 { _ = try registry.get((any ServiceB).self) }
        closed.open()
        return try registry.get((any ServiceA).self)
      }
    }
    expectCycle(onSmallStack)
  }

  @Test("On eight threads at once")
  func threads() throws {
    registry.register((any ServiceA).self) { [registry] in Part(try registry.get((any ServiceB).self)) }
    registry.register((any ServiceB).self) { [registry] in Part(try registry.get((any ServiceA).self)) }
    let codes = onThreads(8) { [registry] _ in
      (0..<20).map { _ in
        do throws(ServiceError) {
          _ = try registry.get((any ServiceA).self)
          return ServiceError.Code.missing
        } catch {
          return error.code
        }
      }
    }
    #expect(codes.allSatisfy { $0.allSatisfy { $0 == .cycle } })
  }

  @Test("Asynchronous transients")
  func asynchronous() async throws {
    registry.register((any ServiceA).self) { [registry] in Part(try await registry.get(waitingFor: (any ServiceB).self))
    }
    registry.register((any ServiceB).self) { [registry] in Part(try await registry.get(waitingFor: (any ServiceA).self))
    }
    expectCycle(await #expect(throws: ServiceError.self) { try await registry.get(waitingFor: (any ServiceA).self) })
  }

  @Test("A long chain that is no circle is none, and neither are generations of tasks that outlive their factories")
  func noCircle() async throws {
    for number in 1...40 {
      registry.register(Int.self, named: ServiceName("\(number)")) { [registry] in
        1 + (number == 40 ? 0 : try registry.get(Int.self, named: ServiceName("\(number + 1)")))
      }
    }
    #expect(try registry.get(Int.self, named: "1") == 40)
    let generations = Counter()
    let ended = Gate()
    registry.register(String.self) { [registry] in
      if generations.increment() < 300 {
        Task {
          await Task.yield()
          try await Task.sleep(for: .microseconds(50))
          _ = try await registry.get(waitingFor: String.self)
        }
      } else {
        ended.open()
      }
      await Task.yield()
      return "x"
    }
    _ = try await registry.get(waitingFor: String.self)
    await ended.suspend()
    #expect(generations.value == 300)
  }
}
