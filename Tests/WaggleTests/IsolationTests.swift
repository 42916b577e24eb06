import Testing
import Waggle

@Suite("Isolation", .timeLimit(.minutes(1)))
struct IsolationTests {
  let registry = ServiceRegistry()

  @Test("A main-actor provider is made synchronously on the main actor")
  @MainActor
  func mainOnMain() throws {
    registry.register((any Screen).self) { @MainActor in MainScreen() }
    registry.register((any Settings).self) { @MainActor _ in SettingsStore() }
    #expect(try registry.get((any Screen).self) !== registry.get((any Screen).self))
    #expect(try registry.get((any Settings).self) !== registry.get((any Settings).self))
  }

  @Test("Elsewhere a synchronous get of it throws isolated, and the waiting one hops")
  func mainElsewhere() async throws {
    registry.register((any Screen).self) { @MainActor in
      MainActor.assertIsolated()
      return MainScreen()
    }
    let error = try #require(throws: ServiceError.self) { try registry.get((any Screen).self) }
    #expect(error.code == .isolated)
    let first = try await registry.get(waitingFor: (any Screen).self)
    let second = try await registry.get(waitingFor: (any Screen).self)
    #expect(first !== second)
  }

  @Test("A shared one is returned to anyone once it was made")
  func mainSingleton() async throws {
    registry.register((any Screen).self, scope: .singleton) { @MainActor in MainScreen() }
    let error = try #require(throws: ServiceError.self) { try registry.get((any Screen).self) }
    #expect(error.code == .isolated)
    let screen = try await registry.get(waitingFor: (any Screen).self)
    #expect(try registry.get((any Screen).self) === screen)
    let onMain = try await MainActor.run { try registry.get((any Screen).self) }
    #expect(onMain === screen)
  }

  @Test("Who may not make a shared instance is not in the way of those who may")
  func refusedDoesNotBlock() async throws {
    for _ in 0..<50 {
      let registry = ServiceRegistry()
      registry.register((any Screen).self, scope: .singleton) { @MainActor in MainScreen() }
      let outcomes = await inTasks(16) { task -> ServiceError.Code? in
        do throws(ServiceError) {
          if task.isMultiple(of: 2) {
            _ = try registry.get((any Screen).self)
          } else {
            _ = try await registry.get(waitingFor: (any Screen).self)
          }
          return nil
        } catch {
          return task.isMultiple(of: 2) && error.code == .isolated ? nil : error.code
        }
      }
      #expect(outcomes.allSatisfy { $0 == nil })
    }
  }

  @Test("What is made on the main actor and is not Sendable never leaves")
  @MainActor
  func neverLeaves() async throws {
    registry.register((any Settings).self, scope: .singleton, on: MainActor.self) { SettingsStore() }
    registry.register((any Settings).self, named: "transient") { @MainActor in SettingsStore() }
    try await expectRefusals()
    let settings = try registry.get((any Settings).self)
    #expect(try registry.get((any Settings).self) === settings)
    #expect(try await registry.get(waitingFor: (any Settings).self) === settings)
    _ = try registry.get((any Settings).self, named: "transient")
    _ = try await registry.get(waitingFor: (any Settings).self, named: "transient")
    try await expectRefusals()
  }

  private func expectRefusals() async throws {
    for name in [nil, "transient"] as [ServiceName?] {
      let error = try #require(throws: ServiceError.self) { _ = try registry.get((any Settings).self, named: name) }
      #expect(error.code == .isolated)
      let waiting = try await #require(throws: ServiceError.self) {
        _ = try await registry.get(waitingFor: (any Settings).self, named: name)
      }
      #expect(waiting.code == .isolated)
    }
  }

  @Test("A provider of another global actor is made there, and nowhere else")
  func globalActor() async throws {
    registry.register((any Tracker).self) { @Database in
      Database.shared.assertIsolated()
      return ConsoleTracker()
    }
    registry.register((any Rows).self) { @Database in TableRows() }
    let error = try #require(throws: ServiceError.self) { try registry.get((any Tracker).self) }
    #expect(error.code == .isolated)
    _ = try await registry.get(waitingFor: (any Tracker).self)
    try await onDatabase()
    try await onMain()
  }

  @Database private func onDatabase() async throws {
    #expect(try registry.get((any Tracker).self) !== registry.get((any Tracker).self))
    _ = try registry.get((any Rows).self)
    _ = try await registry.get(waitingFor: (any Rows).self)
  }

  @MainActor private func onMain() async throws {
    let error = try #require(throws: ServiceError.self) { try registry.get((any Tracker).self) }
    #expect(error.code == .isolated)
    _ = try await registry.get(waitingFor: (any Tracker).self)
    let rows = try await #require(throws: ServiceError.self) {
      _ = try await registry.get(waitingFor: (any Rows).self)
    }
    #expect(rows.code == .isolated)
  }

  @Test("An actor of one's own is not the main actor")
  func actorInstance() async throws {
    actor Asker {
      func ask(_ registry: ServiceRegistry) throws -> ServiceError.Code {
        _ = try registry.get((any Basket).self)
        return try #require(throws: ServiceError.self) { try registry.get((any Screen).self) }.code
      }
    }
    registry.register((any Basket).self) { PaperBasket() }
    registry.register((any Screen).self) { @MainActor in MainScreen() }
    #expect(try await Asker().ask(registry) == .isolated)
  }

  @Test("A main-actor factory gets main-actor services from its resolver")
  @MainActor
  func mainNeedsMain() throws {
    registry.register((any Screen).self) { @MainActor services in
      _ = try services.get((any Settings).self)
      return MainScreen()
    }
    registry.register((any Settings).self, scope: .singleton, on: MainActor.self) { _ in SettingsStore() }
    _ = try registry.get((any Screen).self)
  }

  @Test("A nonisolated factory does not, even where it runs on the main actor, and is told so")
  @MainActor
  func nonisolatedNeedsMain() throws {
    registry.register((any Tracker).self) { services in
      _ = try services.get((any Screen).self)
      return ConsoleTracker()
    }
    registry.register((any Screen).self) { @MainActor in MainScreen() }
    let error = try #require(throws: ServiceError.self) { try registry.get((any Tracker).self) }
    #expect(error.code == .isolated)
    #expect(error.path == ["WaggleTests.Tracker", "WaggleTests.Screen"])
    #expect(
      error.description.hasPrefix(
        "WaggleTests.Screen is made on MainActor, and a provider that is not bound to it asked for it"))
  }

  @Test("An asynchronous factory gets services of any actor by waiting")
  func asynchronousNeedsMain() async throws {
    registry.register((any Tracker).self) { services in
      _ = try await services.get(waitingFor: (any Screen).self)
      return ConsoleTracker()
    }
    registry.register((any Screen).self, scope: .singleton) { @MainActor in MainScreen() }
    _ = try await registry.get(waitingFor: (any Tracker).self)
  }

  @Test("A generic helper that passes its caller's isolation on is where its caller is")
  @MainActor
  func genericHelper() throws {
    func ask<S>(_ service: S.Type, isolation: isolated (any Actor)? = #isolation) throws(ServiceError) -> S {
      try registry.get(service, isolation: isolation)
    }
    registry.register((any Settings).self, scope: .singleton, on: MainActor.self) { SettingsStore() }
    _ = try ask((any Settings).self)
  }

  @Test("A main-actor request does not wait for a hop that waits for the main actor")
  @MainActor
  func hopClaimsAfterArrival() async throws {
    for _ in 0..<50 {
      let registry = ServiceRegistry()
      let made = Counter()
      registry.register((any Screen).self, scope: .singleton) { @MainActor in
        made.increment()
        return MainScreen()
      }
      let started = Gate()
      let hopping = Task.detached {
        started.open()
        return try await registry.get(waitingFor: (any Screen).self)
      }
      started.wait()
      let screen = try registry.get((any Screen).self)
      #expect(try await hopping.value === screen)
      #expect(made.value == 1)
    }
  }
}
