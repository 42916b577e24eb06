import Testing
import Waggle

@Suite("taking: and with:", .timeLimit(.minutes(1)))
struct ArgumentTests {
  let registry = ServiceRegistry()

  @Test("The argument arrives, beside the services")
  func arrives() throws {
    registry.register(String.self) { "Hello" }
    registry.register((any Greeter).self, taking: String.self) { services, name in
      FixedGreeter("\(try services.get(String.self)) \(name)")
    }
    #expect(try registry.get((any Greeter).self, with: "Ada").greeting == "Hello Ada")
    registry.register([Int].self) { services in [try services.get(Int.self, with: (1, "x"))] }
    registry.register(Int.self, taking: (Int, String).self) { _, pair in pair.0 + pair.1.count }
    #expect(try registry.get([Int].self) == [2])
  }

  @Test("Providers of one service are told apart by what they take")
  func byType() throws {
    registry.register(String.self, taking: Int.self) { _, number in "Int \(number)" }
    registry.register(String.self, taking: Bool.self) { _, flag in "Bool \(flag)" }
    registry.register(String.self) { "nothing" }
    #expect(try registry.get(String.self, with: 1) == "Int 1")
    #expect(try registry.get(String.self, with: true) == "Bool true")
    #expect(try registry.get(String.self) == "nothing")
    #expect(try registry.getAll(String.self) == ["nothing"])
    registry.register(String.self, taking: Int.self) { _, _ in "another" }
    let error = try #require(throws: ServiceError.self) { try registry.get(String.self, with: 1) }
    #expect(error.code == .ambiguous)
    registry.override(String.self, taking: Int.self) { _, _ in "only" }
    #expect(try registry.get(String.self, with: 1) == "only")
    #expect(!registry.contains(String.self))
  }

  @Test("Equal arguments share an instance, in each registry and each scope")
  func shared() throws {
    let made = Counter()
    registry.register((any Tracker).self, scope: .singleton, taking: String.self) { _, _ in
      made.increment()
      return ConsoleTracker()
    }
    registry.register((any ServiceA).self, scope: .scoped, taking: Int.self) { _, _ in Part() }
    let ada = try registry.get((any Tracker).self, with: "Ada")
    #expect(try registry.get((any Tracker).self, with: ["A", "da"].joined()) === ada)
    #expect(try registry.get((any Tracker).self, with: "Bob") !== ada)
    #expect(made.value == 2)
    let scope = registry.makeScope()
    #expect(try scope.get((any Tracker).self, with: "Ada") === ada)
    let part = try scope.get((any ServiceA).self, with: 1)
    #expect(try scope.get((any ServiceA).self, with: 1) === part)
    #expect(try scope.get((any ServiceA).self, with: 2) !== part)
    #expect(try registry.makeScope().get((any ServiceA).self, with: 1) !== part)
    #expect(try ServiceRegistry(overriding: registry).get((any Tracker).self, with: "Ada") !== ada)
  }

  @Test("Arguments that have one hash value and are not equal do not share")
  func collision() throws {
    struct Colliding: Hashable {
      let text: String

      func hash(into hasher: inout Hasher) {}
    }
    registry.register((any Tracker).self, scope: .singleton, taking: Colliding.self) { _, _ in ConsoleTracker() }
    let ada = try registry.get((any Tracker).self, with: Colliding(text: "Ada"))
    let bob = try registry.get((any Tracker).self, with: Colliding(text: "Bob"))
    #expect(ada !== bob)
    #expect(try registry.get((any Tracker).self, with: Colliding(text: "Ada")) === ada)
    #expect(try registry.get((any Tracker).self, with: Colliding(text: "Bob")) === bob)
  }

  @Test("An override lets go of what was shared")
  func released() throws {
    registry.register((any Tracker).self, scope: .singleton, taking: Int.self) { _, _ in ConsoleTracker() }
    weak let first = try registry.get((any Tracker).self, with: 1)
    #expect(first != nil)
    registry.override((any Tracker).self, scope: .singleton, taking: Int.self) { _, _ in FileTracker() }
    #expect(first == nil)
    #expect(try registry.get((any Tracker).self, with: 1) is FileTracker)
  }

  @Test("Threads that come with one argument together get one instance")
  func storm() throws {
    let made = Counter()
    registry.register((any Tracker).self, scope: .singleton, taking: Int.self) { _, _ in
      made.increment()
      return ConsoleTracker()
    }
    let instances = onThreads(32) { [registry] index in
      (try? registry.get((any Tracker).self, with: index % 4)).map(ObjectIdentifier.init)
    }
    #expect(Set(instances).count == 4)
    #expect(made.value == 4)
  }

  @Test("Asynchronous and main-actor providers take arguments too")
  func elsewhere() async throws {
    registry.register(String.self, taking: Int.self) { _, number in
      await Task.yield()
      return "\(number)"
    }
    registry.register((any Tracker).self, scope: .singleton, taking: Int.self) { _, _ in
      await Task.yield()
      return ConsoleTracker()
    }
    registry.register((any Screen).self, taking: Int.self) { @MainActor _, _ in MainScreen() }
    #expect(try await registry.get(waitingFor: String.self, with: 3) == "3")
    let tracker = try await registry.get(waitingFor: (any Tracker).self, with: 1)
    #expect(try await registry.get(waitingFor: (any Tracker).self, with: 1) === tracker)
    _ = try await registry.get(waitingFor: (any Screen).self, with: 1)
    let error = try #require(throws: ServiceError.self) { try registry.get((any Screen).self, with: 1) }
    #expect(error.code == .isolated)
  }

  @Test("A wrong argument, a missing one and one too many say what was expected and what was given")
  func wrong() throws {
    registry.register(String.self, taking: Int.self, file: "App/App.swift", line: 7) { _, number in "\(number)" }
    registry.register(Bool.self, file: "App/App.swift", line: 8) { true }
    let other = try #require(throws: ServiceError.self) {
      try registry.get(String.self, with: 1.5, file: "App/Main.swift", line: 3)
    }
    #expect(other.code == .argument)
    #expect(
      other.description == """
        Swift.String is not made with an argument of this type
          expected: Swift.Int, by the provider App/App.swift:7
          given: Swift.Double
          asked for at: App/Main.swift:3
        ways out:
          - ask with 'with:' and a value of the type Swift.Int
        """)
    let missing = try #require(throws: ServiceError.self) {
      try registry.get(String.self, file: "App/Main.swift", line: 3)
    }
    #expect(
      missing.description == """
        Swift.String is made with an argument, and was asked for without one
          expected: Swift.Int, by the provider App/App.swift:7
          given: no argument
          asked for at: App/Main.swift:3
        ways out:
          - ask with 'with:' and a value of the type Swift.Int
        """)
    let surplus = try #require(throws: ServiceError.self) {
      try registry.get(Bool.self, with: 1, file: "App/Main.swift", line: 3)
    }
    #expect(
      surplus.description == """
        Swift.Bool is not made with an argument of this type
          expected: no argument, by the provider App/App.swift:8
          given: Swift.Int
          asked for at: App/Main.swift:3
        ways out:
          - ask without 'with:'
        """)
  }

  @Test("An optional is an argument of another type than what it holds, implicitly unwrapped or not")
  func optional() throws {
    registry.register(String.self, taking: Int.self) { _, number in "\(number)" }
    let optional: Int? = 1
    let unwrapped: Int! = 1
    for ask in [
      { try registry.get(String.self, with: optional) }, { try registry.get(String.self, with: unwrapped) },
    ] as [() throws -> String] {
      let error = try #require(throws: ServiceError.self) { _ = try ask() }
      #expect(error.code == .argument)
      let text = error.description
      #expect(text.contains("  expected: Swift.Int, by "))
      #expect(text.contains("  given: Swift.Optional<Swift.Int>\n"))
    }
    registry.register(String.self, taking: Int?.self) { _, number in number.map { "\($0)" } ?? "none" }
    #expect(try registry.get(String.self, with: optional) == "1")
    #expect(try registry.get(String.self, with: Int?.none) == "none")
    #expect(try registry.get(String.self, with: 2) == "2")
  }

  @Test("An argument whose type is a protocol is found by it, whatever the value is")
  func existential() async throws {
    let registry = ServiceRegistry()
    registry.register(String.self, taking: (any Greeter).self) { _, greeter in greeter.greeting }
    registry.register([String].self, taking: (any Greeter).self) { _, greeter in
      await Task.yield()
      return [greeter.greeting]
    }
    registry.register(Int.self) { services in
      try services.get(String.self, with: FixedGreeter("four"), taking: (any Greeter).self).count
    }
    registry.register([Int].self) { services async throws in
      [try await services.get(waitingFor: [String].self, with: FixedGreeter("four"), taking: (any Greeter).self).count]
    }
    let greeter: any Greeter = FixedGreeter("Hello")
    #expect(try registry.get(String.self, with: greeter) == "Hello")
    #expect(try await registry.get(waitingFor: [String].self, with: greeter) == ["Hello"])
    #expect(try registry.get(Int.self) == 4)
    #expect(try await registry.get(waitingFor: [Int].self) == [1])
  }
}
