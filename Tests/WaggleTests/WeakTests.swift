import Testing
import Waggle

@Suite("SharedScope.weak", .timeLimit(.minutes(1)))
struct WeakTests {
  let registry = ServiceRegistry()

  @Test("One instance while somebody holds it, and then another one")
  func sharedWhileHeld() throws {
    let made = Counter()
    registry.register((any Tracker).self, scope: .weak) {
      made.increment()
      return ConsoleTracker()
    }
    var held: (any Tracker)? = try registry.get((any Tracker).self)
    weak let watched = held
    #expect(try registry.get((any Tracker).self) === held)
    #expect(made.value == 1)
    held = nil
    #expect(watched == nil)
    _ = try registry.get((any Tracker).self)
    #expect(made.value == 2)
  }

  @Test("A concrete class and an optional are handed out as what they were registered as")
  func otherForms() throws {
    registry.register(Part.self, scope: .weak) { Part() }
    registry.register((any Tracker)?.self, scope: .weak) { FileTracker() }
    let part = try registry.get(Part.self)
    #expect(try registry.get(Part.self) === part)
    let tracker = try registry.get((any Tracker)?.self)
    #expect(try registry.get((any Tracker)?.self) === tracker)
    #expect(tracker is FileTracker)
  }

  @Test("Threads that ask together get one instance, if one of them holds it")
  func storm() throws {
    let made = Counter()
    registry.register((any Tracker).self, scope: .weak) {
      made.increment()
      return ConsoleTracker()
    }
    let held = try registry.get((any Tracker).self)
    let all = onThreads(16) { [registry] _ in
      (0..<200).allSatisfy { _ in (try? registry.get((any Tracker).self)) != nil }
    }
    #expect(all.allSatisfy { $0 })
    #expect(try registry.get((any Tracker).self) === held)
    #expect(made.value == 1)
  }

  @Test("An asynchronous provider may be weak")
  func asynchronous() async throws {
    registry.register((any Tracker).self, scope: .weak) {
      await Task.yield()
      return ConsoleTracker()
    }
    let held = try await registry.get(waitingFor: (any Tracker).self)
    #expect(try await registry.get(waitingFor: (any Tracker).self) === held)
  }

  @Test("A main-actor instance stays on the main actor")
  @MainActor func mainActor() async throws {
    registry.register((any Settings).self, scope: .weak, on: MainActor.self) { SettingsStore() }
    let held = try registry.get((any Settings).self)
    #expect(try registry.get((any Settings).self) === held)
    let code = await Task.detached { [registry] () -> ServiceError.Code? in
      do throws(ServiceError) {
        _ = try registry.get((any Settings).self)
        return nil
      } catch {
        return error.code
      }
    }.value
    #expect(code == .isolated)
  }

  @Test("A value cannot be held weakly")
  func value() throws {
    registry.register((any Greeter).self, scope: .weak, file: "App/App.swift", line: 7) { FixedGreeter("Hi") }
    let error = try #require(throws: ServiceError.self) {
      try registry.get((any Greeter).self, file: "App/Main.swift", line: 3)
    }
    #expect(error.code == .failed)
    #expect(
      error.description == """
        WaggleTests.Greeter has the scope 'weak', and its provider is no class
          provider: App/App.swift:7
          asked for at: App/Main.swift:3
        ways out:
          - make the provider a class or an actor
          - give it the scope 'singleton'
        """)
  }

  @Test("A weak optional may be nil, which is not kept")
  func weakNil() throws {
    let registry = ServiceRegistry()
    let calls = Counter()
    registry.register((any Tracker)?.self, scope: .weak) { calls.increment() == 1 ? nil : ConsoleTracker() }
    #expect(try registry.get((any Tracker)?.self) == nil)
    let tracker = try registry.get((any Tracker)?.self)
    let again = try registry.get((any Tracker)?.self)
    #expect(tracker != nil && again === tracker)
  }
}
