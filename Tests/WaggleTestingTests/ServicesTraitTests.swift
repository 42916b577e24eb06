import Synchronization
import Testing
import Waggle
import WaggleTesting

@Suite("The trait .services", .services { $0.register(String.self) { "suite" } })
struct ServicesTraitTests {
  @Test("The suite's registry is there in each test")
  func suite() throws {
    #expect(ServiceRegistry.current !== ServiceRegistry.shared)
    #expect(try ServiceRegistry.current.get(String.self) == "suite")
    #expect(!ServiceRegistry.shared.contains(String.self))
  }

  @Test("A test's trait is on top of its suite's", .services { $0.override(String.self) { "test" } })
  func test() throws {
    #expect(try ServiceRegistry.current.get(String.self) == "test")
  }

  @Test("Each case has a registry of its own", arguments: 1...20)
  func cases(number: Int) async throws {
    #expect(!ServiceRegistry.current.contains(Int.self))
    ServiceRegistry.current.register(Int.self) { number }
    for _ in 1...10 { await Task.yield() }
    #expect(try ServiceRegistry.current.get(Int.self) == number)
  }

  @Test("Child tasks inherit the registry, detached tasks do not")
  func tasks() async throws {
    let registry = ServiceRegistry.current
    async let child = ServiceRegistry.current
    #expect(await child === registry)
    #expect(await Task { ServiceRegistry.current }.value === registry)
    #expect(await Task.detached { ServiceRegistry.current }.value === ServiceRegistry.shared)
  }

  @Suite("A suite within")
  struct Inner {
    @Test(
      "has the outer one's registry too",
      .services {
        await Task.yield(); $0.register(Int.self) { 7 }
      })
    func inner() throws {
      #expect(try ServiceRegistry.current.get(String.self) == "suite")
      #expect(try ServiceRegistry.current.get(Int.self) == 7)
    }
  }
}

/// Counts its uses, whichever test they come from.
private final class Tally: Sendable {
  private let uses = Mutex(0)

  func use() -> Int {
    uses.withLock { uses in
      uses += 1
      return uses
    }
  }
}

@Suite(
  "The trait .services, what its closure makes",
  .services {
    let made = Tally()
    $0.register(Tally.self) { made }
    $0.register(Tally.self, named: "singleton", scope: .singleton) { Tally() }
  })
struct ServicesTraitInstanceTests {
  private func expectFirstUse() throws {
    for name in [nil, "singleton"] as [ServiceName?] {
      let tally = try ServiceRegistry.current.get(Tally.self, named: name)
      #expect(tally.use() == 1)
      #expect(try ServiceRegistry.current.get(Tally.self, named: name) === tally)
    }
  }

  @Test("is used by one test alone")
  func one() throws { try expectFirstUse() }

  @Test("and by no other")
  func other() throws { try expectFirstUse() }

  @Test("and by one case", arguments: 1...20)
  func cases(number: Int) throws { try expectFirstUse() }

  @Suite("in a suite within", .services { $0.register(Int.self) { 7 } })
  struct Inner {
    @Test("too", arguments: 1...20)
    func cases(number: Int) throws { try ServicesTraitInstanceTests().expectFirstUse() }
  }
}
