import Testing
import Waggle

@Suite("decorate", .timeLimit(.minutes(1)))
struct DecorateTests {
  let registry = ServiceRegistry()

  @Test("Each transient is wrapped, a shared instance once; the first decorator is the innermost")
  func wraps() throws {
    let wrapped = Counter()
    registry.register((any Greeter).self) { FixedGreeter("hi") }
    registry.register((any Greeter).self, named: "shared", scope: .singleton) { FixedGreeter("ho") }
    registry.decorate((any Greeter).self) { base in
      wrapped.increment()
      return FixedGreeter("(\(base.greeting))")
    }
    registry.decorate((any Greeter).self) { base in FixedGreeter("[\(base.greeting)]") }
    for _ in 1...2 { #expect(try registry.get((any Greeter).self).greeting == "[(hi)]") }
    for _ in 1...3 { #expect(try registry.get((any Greeter).self, named: "shared").greeting == "[(ho)]") }
    #expect(wrapped.value == 3)
  }

  @Test("A name picks the providers, and other services help")
  func named() throws {
    registry.register(Int.self) { 1 }
    registry.register(Int.self, named: "two") { 2 }
    registry.register(String.self) { "x" }
    registry.decorate(Int.self, named: "two") { base, services in
      base * 10 + (try services.get(String.self)).count
    }
    #expect(try registry.getAll(Int.self) == [1, 21])
  }

  @Test("A scope's decorators are outside of its parent's, and are for what the scope makes")
  func scopes() throws {
    registry.register(String.self) { "x" }
    registry.register(String.self, named: "shared", scope: .singleton) { "s" }
    registry.decorate(String.self) { "(\($0))" }
    let scope = registry.makeScope()
    scope.decorate(String.self) { "[\($0)]" }
    #expect(try scope.get(String.self) == "[(x)]")
    #expect(try scope.get(String.self, named: "shared") == "(s)")
    #expect(try registry.get(String.self) == "(x)")
  }

  @Test("An asynchronous provider is wrapped where it was made")
  func asynchronous() async throws {
    registry.register((any Tracker).self, scope: .singleton) { @MainActor in
      await Task.yield()
      return ConsoleTracker()
    }
    registry.decorate((any Tracker).self) { _ in FileTracker() }
    #expect(try await registry.get(waitingFor: (any Tracker).self) is FileTracker)
  }

  @Test("A main-actor decorator wraps what is made on the main actor, and is an error elsewhere")
  @MainActor func mainActor() async throws {
    registry.register((any Settings).self, scope: .singleton, on: MainActor.self) { SettingsStore() }
    let calls = Counter()
    registry.decorate((any Settings).self) { @MainActor base in
      calls.increment()
      return base
    }
    _ = try registry.get((any Settings).self)
    #expect(calls.value == 1)
    registry.register(Int.self, file: "App/App.swift", line: 7) { 1 }
    registry.decorate(Int.self) { @MainActor in $0 + 1 }
    let error = try #require(throws: ServiceError.self) {
      try registry.get(Int.self, isolation: nil, file: "App/Main.swift", line: 3)
    }
    #expect(error.code == .isolated)
    #expect(
      error.description == """
        a decorator of Swift.Int is bound to MainActor, and the provider is made elsewhere
          provider: App/App.swift:7
          asked for at: App/Main.swift:3
        ways out:
          - take the decorator's isolation away
          - bind the provider to MainActor
        """)
  }

  @Test("What it throws fails the request, and the next one tries again; a copy of the registry has it too")
  func throwing() throws {
    let calls = Counter()
    registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    registry.decorate((any Tracker).self) { base in
      guard calls.increment() > 1 else { throw Boom() }
      return base
    }
    let error = try #require(throws: ServiceError.self) { try registry.get((any Tracker).self) }
    #expect(error.underlying as? Boom == Boom())
    _ = try registry.get((any Tracker).self)
    _ = try ServiceRegistry(overriding: registry).get((any Tracker).self)
    #expect(calls.value == 3)
  }
}
