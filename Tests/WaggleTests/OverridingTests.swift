import Testing
import Waggle

@Suite("ServiceRegistry(overriding:)", .timeLimit(.minutes(1)))
struct OverridingTests {
  let base = ServiceRegistry()

  @Test("A copy has the registrations and none of the instances")
  func copy() throws {
    base.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    base.register((any Tracker).self, named: "weak", scope: .weak) { FileTracker() }
    let weak = try base.get((any Tracker).self, named: "weak")
    let tracker = try base.get((any Tracker).self)
    let copy = ServiceRegistry(overriding: base)
    #expect(try copy.get((any Tracker).self) !== tracker)
    #expect(try copy.get((any Tracker).self, named: "weak") !== weak)
    #expect(try base.get((any Tracker).self) === tracker)
  }

  @Test("What is changed in one is not seen in the other")
  func apart() throws {
    base.register(Int.self) { 1 }
    let copy = ServiceRegistry(overriding: base)
    copy.override(Int.self) { 2 }
    base.register(String.self) { "base" }
    #expect(try base.get(Int.self) == 1)
    #expect(try copy.get(Int.self) == 2)
    #expect(!copy.contains(String.self))
  }

  @Test("A singleton of the copy is made of the copy's services")
  func dependencies() throws {
    base.register(String.self) { "real" }
    base.register((any Greeter).self, scope: .singleton) { FixedGreeter(try $0.get(String.self)) }
    let copy = ServiceRegistry(overriding: base)
    copy.override(String.self) { "fake" }
    #expect(try copy.get((any Greeter).self).greeting == "fake")
    #expect(try base.get((any Greeter).self).greeting == "real")
  }

  @Test("A copy keeps scopes, names, arguments, decorators, and which catalogs are in")
  func configuration() throws {
    base.register(AppServices.self)
    base.register((any ServiceB).self, named: "shared", scope: .singleton) { Part() }
    base.register((any ServiceB).self, named: "fresh") { Part() }
    base.register((any ServiceC).self, named: "number", scope: .singleton, taking: Int.self) { _, _ in Part() }
    base.decorate(String.self, named: "app") { "(\($0))" }
    base.override(String.self, named: "right") { "override" }
    let copy = ServiceRegistry(overriding: base)
    copy.register(AppServices.self)
    #expect(try copy.getAll(String.self) == ["base", "left", "(app)", "override"])
    let shared = try copy.get((any ServiceB).self, named: "shared")
    #expect(try copy.get((any ServiceB).self, named: "shared") === shared)
    let fresh = try copy.get((any ServiceB).self, named: "fresh")
    #expect(try copy.get((any ServiceB).self, named: "fresh") !== fresh)
    let one = try copy.get((any ServiceC).self, named: "number", with: 1)
    #expect(try copy.get((any ServiceC).self, named: "number", with: 1) === one)
    #expect(try copy.get((any ServiceC).self, named: "number", with: 2) !== one)
  }

  @Test("A copy of a scope still hides what the scope overrode or removed")
  func hidden() throws {
    base.register(Int.self) { 1 }
    base.register(Int.self, named: "two") { 2 }
    let scope = base.makeScope()
    scope.override(Int.self) { 3 }
    scope.unregister(Int.self, named: "two")
    let copy = ServiceRegistry(overriding: scope)
    #expect(try copy.getAll(Int.self) == [3])
    #expect(!copy.contains(Int.self, named: "two"))
  }

  @Test("A copy of a scope is in a copy of its parent")
  func scope() throws {
    base.register((any Tracker).self, scope: .singleton) { ConsoleTracker() }
    base.register((any ServiceA).self, scope: .scoped) { Part(try $0.get((any Tracker).self)) }
    let scope = base.makeScope("session")
    let instance = try scope.get((any ServiceA).self)
    let copy = ServiceRegistry(overriding: scope)
    #expect(try copy.get((any ServiceA).self) !== instance)
    #expect(try copy.get((any Tracker).self) !== base.get((any Tracker).self))
  }
}
