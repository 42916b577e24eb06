import Testing
import Waggle

@Suite("Cycles", .timeLimit(.minutes(1)))
struct CycleTests {
  let registry = ServiceRegistry()

  private func error(_ body: () throws -> Void) throws -> ServiceError {
    try #require(throws: ServiceError.self) { try body() }
  }

  @Test("A transient that needs itself")
  func transientSelf() throws {
    registry.register((any ServiceA).self) { Part(try $0.get((any ServiceA).self)) }
    let error = try error { _ = try registry.get((any ServiceA).self) }
    #expect(error.code == .cycle)
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceA"])
  }

  @Test("Transients that need one another; the path leads in and ends where the circle closes")
  func transients() throws {
    registry.register((any Tracker).self) { services in
      _ = try services.get((any ServiceA).self)
      return ConsoleTracker()
    }
    registry.register((any ServiceA).self) { Part(try $0.get((any ServiceB).self)) }
    registry.register((any ServiceB).self) { Part(try $0.get((any ServiceA).self)) }
    let error = try error { _ = try registry.get((any Tracker).self) }
    #expect(error.code == .cycle)
    #expect(
      error.path == ["WaggleTests.Tracker", "WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceA"])
    #expect(error.service == "WaggleTests.ServiceA")
  }

  @Test("A singleton that needs itself")
  func singletonSelf() throws {
    registry.register((any ServiceA).self, scope: .singleton) { Part(try $0.get((any ServiceA).self)) }
    for _ in 1...2 {
      let error = try error { _ = try registry.get((any ServiceA).self) }
      #expect(error.code == .cycle)
      #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceA"])
    }
  }

  @Test("Singletons that need one another, with a transient between them")
  func singletons() throws {
    registry.register((any ServiceA).self, scope: .singleton) { Part(try $0.get((any ServiceB).self)) }
    registry.register((any ServiceB).self) { Part(try $0.get((any ServiceC).self)) }
    registry.register((any ServiceC).self, scope: .singleton) { Part(try $0.get((any ServiceA).self)) }
    let fromA = try error { _ = try registry.get((any ServiceA).self) }
    #expect(fromA.code == .cycle)
    #expect(
      fromA.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceC", "WaggleTests.ServiceA"])
    let fromB = try error { _ = try registry.get((any ServiceB).self) }
    #expect(
      fromB.path == ["WaggleTests.ServiceB", "WaggleTests.ServiceC", "WaggleTests.ServiceA", "WaggleTests.ServiceB"])
  }

  @Test("Names are part of the path: the same service under another name is no circle")
  func names() throws {
    registry.register(Int.self, scope: .singleton) { 1 + (try $0.get(Int.self, named: "x")) }
    registry.register(Int.self, named: "x", scope: .singleton) { 1 }
    #expect(try registry.get(Int.self) == 2)
    registry.override(Int.self, named: "x", scope: .singleton) { try $0.get(Int.self, named: "y") }
    registry.override(Int.self, named: "y", scope: .singleton) { try $0.get(Int.self, named: "x") }
    let error = try error { _ = try registry.get(Int.self, named: "x") }
    #expect(error.path == ["Swift.Int named \"x\"", "Swift.Int named \"y\"", "Swift.Int named \"x\""])
  }

  @Test("A singleton's factory that calls the registry itself")
  func capturedRegistry() throws {
    let registry = registry
    registry.register((any ServiceA).self, scope: .singleton) { Part(try registry.get((any ServiceB).self)) }
    registry.register((any ServiceB).self, scope: .singleton) { Part(try registry.get((any ServiceA).self)) }
    let error = try error { _ = try registry.get((any ServiceA).self) }
    #expect(error.code == .cycle)
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceA"])
  }

  @Test("A circle through two registries")
  func twoRegistries() throws {
    let registry = registry
    let other = ServiceRegistry()
    registry.register((any ServiceA).self, scope: .singleton) { Part(try other.get((any ServiceB).self)) }
    other.register((any ServiceB).self, scope: .singleton) { Part(try registry.get((any ServiceA).self)) }
    let error = try error { _ = try other.get((any ServiceB).self) }
    #expect(error.code == .cycle)
    #expect(error.path == ["WaggleTests.ServiceB", "WaggleTests.ServiceA", "WaggleTests.ServiceB"])
  }

  @Test("A factory that survives the circle makes an instance")
  func caught() throws {
    registry.register(Int.self, scope: .singleton) { (try? $0.get(Int.self)) ?? 42 }
    #expect(try registry.get(Int.self) == 42)
  }

  @Test("A chain of many services is not a circle")
  func longChain() throws {
    registry.register(Int.self, named: "0") { 0 }
    for link in 1..<90 {
      registry.register(Int.self, named: ServiceName("\(link)")) { services in
        try services.get(Int.self, named: ServiceName("\(link - 1)")) + 1
      }
    }
    #expect(try registry.get(Int.self, named: "89") == 89)
  }

  @Test("A circle of transients is found on the small stack that most threads have on Darwin")
  func smallStack() async throws {
    let registry = registry
    registry.register((any ServiceA).self) { Part(try $0.get((any ServiceB).self)) }
    registry.register((any ServiceB).self) { Part(try $0.get((any ServiceA).self)) }
    let error = try await #require(throws: ServiceError.self) {
      try await onThread(stackSize: darwinStack) { try registry.get((any ServiceA).self) }
    }
    #expect(error.code == .cycle)
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceA"])
  }

  @Test("Asynchronous singletons that need one another")
  func asynchronous() async throws {
    registry.register((any ServiceA).self, scope: .singleton) { services in
      Part(try await services.get(waitingFor: (any ServiceB).self))
    }
    registry.register((any ServiceB).self, scope: .singleton) { services in
      Part(try await services.get(waitingFor: (any ServiceA).self))
    }
    let error = try await #require(throws: ServiceError.self) {
      try await registry.get(waitingFor: (any ServiceA).self)
    }
    #expect(error.code == .cycle)
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceA"])
  }

  @Test("Asynchronous transients that need one another")
  func asynchronousTransients() async throws {
    registry.register((any ServiceA).self) { services in
      Part(try await services.get(waitingFor: (any ServiceB).self))
    }
    registry.register((any ServiceB).self) { services in
      Part(try await services.get(waitingFor: (any ServiceA).self))
    }
    let error = try await #require(throws: ServiceError.self) {
      try await registry.get(waitingFor: (any ServiceA).self)
    }
    #expect(error.code == .cycle)
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceA"])
  }

  @Test("A circle that two threads close together")
  func acrossThreads() throws {
    let registry = registry
    let madeA = Gate()
    let madeB = Gate()
    registry.register((any ServiceA).self, scope: .singleton) { services in
      madeA.open()
      madeB.wait()
      return Part(try services.get((any ServiceB).self))
    }
    registry.register((any ServiceB).self, scope: .singleton) { services in
      madeB.open()
      madeA.wait()
      return Part(try services.get((any ServiceA).self))
    }
    let errors = onThreads(2) { thread -> ServiceError? in
      do throws(ServiceError) {
        if thread == 0 { _ = try registry.get((any ServiceA).self) } else { _ = try registry.get((any ServiceB).self) }
        return nil
      } catch {
        return error
      }
    }
    #expect(errors.compactMap { $0?.code } == [.cycle, .cycle])
    #expect(
      Set(errors.compactMap { $0?.path }) == [
        ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceA"],
        ["WaggleTests.ServiceB", "WaggleTests.ServiceA", "WaggleTests.ServiceB"],
      ])
  }

  @Test("A circle of three, entered by many threads at once, by resolver and by registry")
  func threeAcrossThreads() {
    for round in 0..<40 {
      let registry = ServiceRegistry()
      registry.register((any ServiceA).self, scope: .singleton) { Part(try $0.get((any ServiceB).self)) }
      registry.register((any ServiceB).self, scope: .singleton) { _ in
        Part(try registry.get((any ServiceC).self))
      }
      registry.register((any ServiceC).self, scope: .singleton) { Part(try $0.get((any ServiceA).self)) }
      let codes = onThreads(6) { thread -> ServiceError.Code? in
        do throws(ServiceError) {
          switch (thread + round) % 3 {
          case 0: _ = try registry.get((any ServiceA).self)
          case 1: _ = try registry.get((any ServiceB).self)
          default: _ = try registry.get((any ServiceC).self)
          }
          return nil
        } catch {
          return error.code
        }
      }
      #expect(codes == Array(repeating: .cycle, count: 6))
    }
  }

  @Test("A circle that two tasks close together")
  func acrossTasks() async throws {
    let registry = registry
    let madeA = Gate()
    let madeB = Gate()
    registry.register((any ServiceA).self, scope: .singleton) { services in
      madeA.open()
      await madeB.suspend()
      return Part(try await services.get(waitingFor: (any ServiceB).self))
    }
    registry.register((any ServiceB).self, scope: .singleton) { services in
      madeB.open()
      await madeA.suspend()
      return Part(try await services.get(waitingFor: (any ServiceA).self))
    }
    let codes = await inTasks(2) { task -> ServiceError.Code? in
      do throws(ServiceError) {
        if task == 0 {
          _ = try await registry.get(waitingFor: (any ServiceA).self)
        } else {
          _ = try await registry.get(waitingFor: (any ServiceB).self)
        }
        return nil
      } catch {
        return error.code
      }
    }
    #expect(codes == [.cycle, .cycle])
  }

  @Test("Services that are asked for in parallel may need the same one")
  func diamond() async throws {
    let made = Counter()
    registry.register((any ServiceA).self, scope: .singleton) { services in
      async let b = services.get(waitingFor: (any ServiceB).self)
      async let c = services.get(waitingFor: (any ServiceC).self)
      return Part(try await b, try await c)
    }
    registry.register((any ServiceB).self, scope: .singleton) { services in
      Part(try await services.get(waitingFor: (any Tracker).self))
    }
    registry.register((any ServiceC).self, scope: .singleton) { services in
      Part(try await services.get(waitingFor: (any Tracker).self))
    }
    registry.register((any Tracker).self, scope: .singleton) {
      made.increment()
      for _ in 0..<100 { await Task.yield() }
      return ConsoleTracker()
    }
    _ = try await registry.get(waitingFor: (any ServiceA).self)
    #expect(made.value == 1)
  }

  @Test("A task that a factory starts and does not wait for is not a part of it")
  func unstructuredTask() async throws {
    let registry = registry
    let (stream, results) = AsyncStream.makeStream(of: Result<ObjectIdentifier, any Error>.self)
    registry.register((any ServiceA).self, scope: .singleton) { services in
      let asking = Gate()
      for _ in 1...2 {
        Task {
          asking.open()
          results.yield(Result { ObjectIdentifier(try registry.get((any ServiceA).self)) })
          results.yield(Result { ObjectIdentifier(try services.get((any ServiceA).self)) })
        }
      }
      asking.wait()
      return Part()
    }
    let instance = try await onThread { try registry.get((any ServiceA).self) }
    var seen: [ObjectIdentifier] = []
    for await result in stream {
      seen.append(try result.get())
      if seen.count == 4 { break }
    }
    #expect(seen == Array(repeating: ObjectIdentifier(instance), count: 4))
  }

  @Test("Tasks that outlive the factory that started them may ask for one service together")
  func tasksAfterwards() async throws {
    let registry = registry
    let go = Gate()
    let (stream, results) = AsyncStream.makeStream(of: Result<ObjectIdentifier, any Error>.self)
    registry.register((any ServiceA).self, scope: .singleton) { () async in
      for _ in 1...8 {
        Task {
          await go.suspend()
          do {
            results.yield(.success(ObjectIdentifier(try await registry.get(waitingFor: (any ServiceB).self))))
          } catch {
            results.yield(.failure(error))
          }
        }
      }
      return Part()
    }
    registry.register((any ServiceB).self, scope: .singleton) { () async in
      for _ in 0..<100 { await Task.yield() }
      return Part()
    }
    _ = try await registry.get(waitingFor: (any ServiceA).self)
    go.open()
    var seen: [ObjectIdentifier] = []
    for await result in stream {
      seen.append(try result.get())
      if seen.count == 8 { break }
    }
    #expect(Set(seen).count == 1)
  }
}
