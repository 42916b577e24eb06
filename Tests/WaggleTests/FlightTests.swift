import Testing

@testable import Waggle

@Suite("Flight")
struct FlightTests {
  private final class Seen: Sendable {
    struct Weak: Sendable {
      weak let flight: Flight?
    }

    private let list = Lock<[Weak]>([])

    var alive: Int { list.withLock { $0.filter { $0.flight != nil }.count } }
    var count: Int { list.withLock { $0.count } }

    func note() {
      let flight = Flight.innermost.get()
      list.withLock { $0.append(Weak(flight: flight)) }
    }
  }

  @Test("Nobody remembers a flight that has landed, well or not")
  func forgotten() async throws {
    let registry = ServiceRegistry()
    let seen = Seen()
    registry.register((any ServiceA).self, scope: .singleton) { services in
      seen.note()
      return Part(
        try await services.get(waitingFor: (any ServiceB).self), try await services.get(waitingFor: (any Tracker).self))
    }
    registry.register((any ServiceB).self, scope: .singleton) { services in
      seen.note()
      return Part(try services.get((any ServiceC).self))
    }
    registry.register((any ServiceC).self, scope: .singleton) {
      seen.note()
      return Part()
    }
    registry.register((any Tracker).self, scope: .singleton) { () async throws in
      seen.note()
      throw Boom()
    }
    await #expect(throws: ServiceError.self) { try await registry.get(waitingFor: (any ServiceA).self) }
    #expect(seen.count == 4)
    // The task of a flight may have to end yet after its waiters went on.
    for _ in 0..<1000 where seen.alive > 0 { await Task.yield() }
    #expect(seen.alive == 0)
  }
}
