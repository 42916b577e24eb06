import Testing
import Waggle

@Suite("ServiceRegistry.register")
struct RegistrationTests {
  let registry = ServiceRegistry()

  @Test("A transient is made anew each time")
  func transient() throws {
    let made = Counter()
    registry.register((any Tracker).self) {
      made.increment()
      return ConsoleTracker()
    }
    #expect(made.value == 0)
    let first = try registry.get((any Tracker).self)
    let second = try registry.get((any Tracker).self)
    #expect(first !== second)
    #expect(made.value == 2)
  }

  @Test("A factory asks its resolver for what its provider needs")
  func resolver() throws {
    registry.register((any Greeter).self) { services in
      FixedGreeter("Hello, " + (try services.get(String.self)))
    }
    registry.register(String.self) { "world" }
    #expect(try registry.get((any Greeter).self).greeting == "Hello, world")
  }

  @Test("A resolver offers what the registry does")
  func resolverForms() async throws {
    registry.register(Int.self) { 1 }
    registry.register(Int.self, named: "two") { 2 }
    registry.register([Int].self) { services in
      #expect(services.contains(Int.self, named: "two"))
      #expect(!services.contains(Int.self, named: "three"))
      #expect(services.registry === registry)
      return try services.getAll(Int.self)
    }
    registry.register(Set<Int>.self) { services in
      Set([try await services.get(waitingFor: Int.self)] + (try await services.getAll(waitingFor: Int.self)))
    }
    #expect(try registry.get([Int].self) == [1, 2])
    #expect(try await registry.get(waitingFor: Set<Int>.self) == [1, 2])
  }

  @Test("Any type may serve: a protocol, a value, a tuple, a function, an optional")
  func kindsOfServices() throws {
    registry.register(Int.self) { 7 }
    registry.register((Int, String).self) { (1, "one") }
    registry.register((@Sendable (Int) -> Int).self) { { $0 + 1 } }
    registry.register((any Greeter)?.self) { nil }
    registry.register(ConsoleTracker.self) { ConsoleTracker() }
    #expect(try registry.get(Int.self) == 7)
    #expect(try registry.get((Int, String).self) == (1, "one"))
    #expect(try registry.get((@Sendable (Int) -> Int).self)(1) == 2)
    #expect(try registry.get((any Greeter)?.self) == nil)
    #expect(try registry.get(ConsoleTracker.self) !== registry.get(ConsoleTracker.self))
    #expect(!registry.contains((any Greeter).self))
  }

  @Test("An optional is a service of its own: nil is provided, and is not the same as nobody")
  func optional() throws {
    let made = Counter()
    let before = #expect(throws: ServiceError.self) { try registry.get((any Tracker)?.self) }
    #expect(before?.code == .missing)
    registry.register((any Tracker)?.self, scope: .singleton) {
      made.increment()
      return nil
    }
    for _ in 1...3 { #expect(try registry.get((any Tracker)?.self) == nil) }
    #expect(made.value == 1)
    let unwrapped = #expect(throws: ServiceError.self) { try registry.get((any Tracker).self) }
    #expect(unwrapped?.code == .missing)
    registry.override((any Tracker)?.self, scope: .singleton) { ConsoleTracker() }
    let tracker = try registry.get((any Tracker)?.self)
    #expect(tracker != nil)
    #expect(try registry.get((any Tracker)?.self) === tracker)
    #expect(!registry.contains((any Tracker).self))
  }

  @Test("A service that is not Sendable can be had anywhere as a transient")
  func notSendable() throws {
    registry.register((any Basket).self) { PaperBasket() }
    let basket = try registry.get((any Basket).self)
    basket.items.append("apple")
    #expect(try registry.get((any Basket).self).items.isEmpty)
    #expect(basket.items == ["apple"])
  }

  @Test("What a factory throws arrives as the underlying error, and the next get tries again")
  func throwing() throws {
    let calls = Counter()
    registry.register(Int.self) {
      guard calls.increment() > 1 else { throw Boom() }
      return calls.value
    }
    let error = try #require(throws: ServiceError.self) { try registry.get(Int.self) }
    #expect(error.code == .failed)
    #expect(error.underlying as? Boom == Boom())
    #expect(error.path == ["Swift.Int"])
    #expect(try registry.get(Int.self) == 2)
  }

  @Test("An error from far below keeps the whole path")
  func path() throws {
    registry.register((any ServiceA).self) { Part(try $0.get((any ServiceB).self)) }
    registry.register((any ServiceB).self) { Part(try $0.get((any ServiceC).self, named: "x")) }
    registry.register((any ServiceC).self, named: "x") { throw Boom() }
    let error = try #require(throws: ServiceError.self) { try registry.get((any ServiceA).self) }
    #expect(error.code == .failed)
    #expect(error.service == "WaggleTests.ServiceC")
    #expect(error.path == ["WaggleTests.ServiceA", "WaggleTests.ServiceB", "WaggleTests.ServiceC named \"x\""])
  }

  @Test("Two providers of one service are ambiguous")
  func ambiguous() throws {
    registry.register(Int.self) { 1 }
    registry.register(Int.self) { 2 }
    let error = try #require(throws: ServiceError.self) { try registry.get(Int.self) }
    #expect(error.code == .ambiguous)
    #expect(registry.contains(Int.self))
  }

  @Test("override replaces every provider of that service and name, and no other")
  func override() throws {
    registry.register(Int.self) { 1 }
    registry.register(Int.self) { 2 }
    registry.register(Int.self, named: "x") { 3 }
    registry.override(Int.self) { 4 }
    #expect(try registry.get(Int.self) == 4)
    #expect(try registry.get(Int.self, named: "x") == 3)
    registry.override(Int.self, named: "y") { 5 }
    #expect(try registry.getAll(Int.self) == [3, 4, 5])
  }

  @Test("override comes through although the old instance was shared before")
  func overrideCached() throws {
    registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    let old = try registry.get((any Tracker).self)
    #expect(old is ConsoleTracker)
    registry.override((any Tracker).self, scope: .singleton) { FileTracker() }
    let new = try registry.get((any Tracker).self)
    #expect(new is FileTracker)
    #expect(try registry.get((any Tracker).self) === new)
  }

  @Test("override has every form of register")
  @MainActor
  func overrideForms() async throws {
    registry.register(Int.self) { 0 }
    registry.override(Int.self) { _ in 1 }
    #expect(try registry.get(Int.self) == 1)
    registry.override(Int.self) { () async in 2 }
    #expect(try await registry.get(waitingFor: Int.self) == 2)
    registry.override(Int.self) { _ async in 3 }
    #expect(try await registry.get(waitingFor: Int.self) == 3)
    registry.override(Int.self, scope: .singleton) { 4 }
    #expect(try registry.get(Int.self) == 4)
    registry.override(Int.self, scope: .singleton) { _ in 5 }
    #expect(try registry.get(Int.self) == 5)
    registry.override(Int.self, scope: .singleton) { () async in 6 }
    #expect(try await registry.get(waitingFor: Int.self) == 6)
    registry.override(Int.self, scope: .singleton) { _ async in 7 }
    #expect(try await registry.get(waitingFor: Int.self) == 7)
    #expect(try registry.getAll(Int.self) == [7])
    registry.override((any Basket).self) { PaperBasket() }
    registry.override((any Basket).self) { _ in PaperBasket() }
    #expect(try registry.getAll((any Basket).self).count == 1)
    registry.override((any Settings).self, scope: .singleton, on: MainActor.self) { SettingsStore() }
    registry.override((any Settings).self, scope: .singleton, on: MainActor.self) { _ in SettingsStore() }
    #expect(try registry.get((any Settings).self) === registry.get((any Settings).self))
  }

  @Test("unregister takes away every provider of that service and name, cached or not")
  func unregister() throws {
    registry.register(Int.self, scope: .singleton) { 1 }
    registry.register(Int.self) { 2 }
    registry.register(Int.self, named: "x") { 3 }
    registry.register(Int.self, named: "x", scope: .singleton) { 4 }
    _ = try registry.getAll(Int.self)
    registry.unregister(Int.self)
    #expect(!registry.contains(Int.self))
    #expect(try registry.getAll(Int.self) == [3, 4])
    registry.unregister(Int.self, named: "x")
    #expect(try registry.getAll(Int.self) == [])
    #expect(throws: ServiceError.self) { try registry.get(Int.self) }
    registry.unregister(Int.self, named: "never there")
  }

  @Test("A factory may register, override, unregister and get without a deadlock", .timeLimit(.minutes(1)))
  func reentrance() throws {
    registry.register(Int.self, scope: .singleton) { [registry] in
      registry.register(String.self, scope: .singleton) { "made on the way" }
      registry.override(Double.self) { 2.5 }
      registry.register(Float.self) { 1 }
      registry.unregister(Float.self)
      #expect(!registry.contains(Float.self))
      #expect(try registry.getAll(Double.self) == [2.5])
      return try registry.get(String.self).count
    }
    #expect(try registry.get(Int.self) == 15)
  }

  @Test("A factory may override its own registration while it runs", .timeLimit(.minutes(1)))
  func overrideOfOneself() throws {
    registry.register(Int.self, scope: .singleton) { [registry] in
      registry.override(Int.self, scope: .singleton) { 2 }
      return try registry.get(Int.self) - 1
    }
    #expect(try registry.get(Int.self) == 1)
    #expect(try registry.get(Int.self) == 2)
  }

  @Test("Registrations and requests from many threads do not lose one another", .timeLimit(.minutes(1)))
  func concurrentRegistrations() throws {
    let registry = registry
    let sums = onThreads(32) { index in
      let name = ServiceName("n\(index)")
      registry.register(Int.self, named: name) { index }
      return (try? registry.get(Int.self, named: name)) ?? -1
    }
    #expect(sums.sorted() == Array(0..<32))
    #expect(try registry.getAll(Int.self).sorted() == Array(0..<32))
  }
}
