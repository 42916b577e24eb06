import Testing
import Waggle

@Suite("ServiceRegistry.getAll")
struct GetAllTests {
  let registry = ServiceRegistry()

  @Test("Every provider, named or not, in the order of registration")
  func order() throws {
    for value in [3, 1, 4, 1, 5, 9, 2, 6] {
      registry.register(Int.self, named: value.isMultiple(of: 2) ? "even" : nil) { value }
    }
    registry.register(String.self) { "not asked for" }
    #expect(try registry.getAll(Int.self) == [3, 1, 4, 1, 5, 9, 2, 6])
  }

  @Test("A name narrows")
  func named() throws {
    registry.register(Int.self) { 1 }
    registry.register(Int.self, named: "a") { 2 }
    registry.register(Int.self, named: "b") { 3 }
    registry.register(Int.self, named: "a") { 4 }
    #expect(try registry.getAll(Int.self, named: "a") == [2, 4])
    #expect(try registry.getAll(Int.self, named: "c") == [])
  }

  @Test("No provider is an answer")
  func none() async throws {
    #expect(try registry.getAll((any Tracker).self).isEmpty)
    #expect(try await registry.getAll(waitingFor: (any Tracker).self).isEmpty)
  }

  @Test("Shared instances are the same as with get, transients are new")
  func scopes() throws {
    registry.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    registry.register((any Tracker).self, named: "fresh") { FileTracker() }
    let first = try registry.getAll((any Tracker).self)
    let second = try registry.getAll((any Tracker).self)
    #expect(first[0] === second[0])
    #expect(try registry.get((any Tracker).self) === first[0])
    #expect(first[1] !== second[1])
  }

  @Test("The waiting form keeps the order, whoever is quick")
  func waiting() async throws {
    registry.register(Int.self) {
      for _ in 0..<100 { await Task.yield() }
      return 1
    }
    registry.register(Int.self, scope: .singleton) { 2 }
    registry.register(Int.self, scope: .singleton) { @MainActor in 3 }
    registry.register(Int.self, named: "x", scope: .singleton) { () async in 4 }
    #expect(try await registry.getAll(waitingFor: Int.self) == [1, 2, 3, 4])
    #expect(try await registry.getAll(waitingFor: Int.self, named: "x") == [4])
  }

  @Test("One that fails fails all, and the error names it")
  func failing() async throws {
    registry.register(Int.self) { 1 }
    registry.register(Int.self, named: "bad") { throw Boom() }
    let error = try #require(throws: ServiceError.self) { try registry.getAll(Int.self) }
    #expect(error.code == .failed)
    #expect(error.path == ["Swift.Int named \"bad\""])
    let waiting = try await #require(throws: ServiceError.self) { try await registry.getAll(waitingFor: Int.self) }
    #expect(waiting.path == ["Swift.Int named \"bad\""])
  }
}
