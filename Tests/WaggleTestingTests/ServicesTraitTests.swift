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
