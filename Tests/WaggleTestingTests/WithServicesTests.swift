import Testing
import Waggle
import WaggleTesting

@Suite("withServices")
struct WithServicesTests {
  private struct Stop: Error {}

  @Test("The body sees the copy, and the registry is what it was afterwards")
  func copy() throws {
    let base = ServiceRegistry()
    base.register(Int.self) { 1 }
    let before = ServiceRegistry.current
    let sum = try withServices(overriding: base) {
      $0.override(Int.self) { 2 }
    } perform: {
      try ServiceRegistry.current.get(Int.self) + base.get(Int.self)
    }
    #expect(sum == 3)
    #expect(ServiceRegistry.current === before)
  }

  @Test("A singleton that was had before is made anew for the body, and is the same again afterwards")
  func singleton() throws {
    let base = ServiceRegistry()
    base.register(Thing.self, scope: .singleton) { Thing("real") }
    let real = try base.get(Thing.self)
    try withServices(overriding: base) {
      $0.override(Thing.self, scope: .singleton) { Thing("fake") }
    } perform: {
      let fake = try ServiceRegistry.current.get(Thing.self)
      #expect(fake.name == "fake")
      try withServices { _ in
      } perform: {
        let inner = try ServiceRegistry.current.get(Thing.self)
        #expect(inner.name == "fake" && inner !== fake)
      }
      #expect(try ServiceRegistry.current.get(Thing.self) === fake)
    }
    #expect(try base.get(Thing.self) === real)
  }

  private final class Thing: Sendable {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  @Test("What the body throws comes out")
  func throwing() {
    #expect(throws: Stop.self) {
      try withServices { _ in
      } perform: {
        throw Stop()
      }
    }
    #expect(throws: Stop.self) {
      try withServices { _ in
        throw Stop()
      } perform: {
      }
    }
  }

  @Test("Asynchronous code stays on its actor")
  @MainActor func asynchronous() async throws {
    let number = try await withServices {
      $0.register(Int.self) { 5 }
    } perform: {
      await Task.yield()
      MainActor.assertIsolated()
      return try ServiceRegistry.current.get(Int.self)
    }
    #expect(number == 5)
  }
}
