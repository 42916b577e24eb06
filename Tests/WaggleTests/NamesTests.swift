import Testing
import Waggle

extension ServiceName {
  fileprivate static let german: ServiceName = "de"
}

@Suite("ServiceName")
struct NamesTests {
  let registry = ServiceRegistry()

  @Test("A name tells providers of one service apart, and no name is not any name")
  func names() throws {
    registry.register((any Greeter).self) { FixedGreeter("Hello") }
    registry.register((any Greeter).self, named: .german) { FixedGreeter("Guten Tag") }
    #expect(try registry.get((any Greeter).self).greeting == "Hello")
    #expect(try registry.get((any Greeter).self, named: .german).greeting == "Guten Tag")
    registry.unregister((any Greeter).self)
    let error = try #require(throws: ServiceError.self) { try registry.get((any Greeter).self) }
    #expect(error.code == .missing)
  }

  @Test("contains wants the service and the name")
  func contains() {
    #expect(!registry.contains((any Greeter).self))
    registry.register((any Greeter).self, named: "de") { FixedGreeter("Guten Tag") }
    #expect(!registry.contains((any Greeter).self))
    #expect(registry.contains((any Greeter).self, named: "de"))
    #expect(!registry.contains((any Tracker).self, named: "de"))
    registry.register((any Greeter).self) { FixedGreeter("Hello") }
    #expect(registry.contains((any Greeter).self))
  }

  @Test("contains runs no factory")
  func containsRunsNothing() {
    registry.register(Int.self) {
      Issue.record("the factory ran")
      return 0
    }
    #expect(registry.contains(Int.self))
  }

  @Test("Names are equal when their texts are")
  func equality() {
    let language = "d" + "e"
    #expect(ServiceName(language) == .german)
    #expect(ServiceName("DE") != .german)
    #expect(ServiceName.german.rawValue == "de")
    #expect("\(ServiceName.german)" == "de")
  }

  @Test("The empty name is a name")
  func empty() throws {
    registry.register(Int.self, named: "") { 1 }
    #expect(!registry.contains(Int.self))
    #expect(try registry.get(Int.self, named: "") == 1)
  }
}
