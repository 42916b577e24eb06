import Testing
import Waggle
import WaggleRouting

@Suite("Isolation of handlers", .timeLimit(.minutes(1)))
struct RouteIsolationTests {
  private let router = Router(registry: ServiceRegistry())

  init() throws {
    try router.add("main") { @MainActor _ in
      MainActor.assertIsolated()
      return 1
    }
    try router.add("paper") { @MainActor _ in Paper() }
    try router.add("archive") { @Archive _ in
      Archive.assertIsolated()
      return 2
    }
    try router.add("anywhere") { _ in Paper() }
    try router.add("waits") { @MainActor _ async in
      MainActor.assertIsolated()
      return 3
    }
  }

  @Test("On its actor a handler is called at once, and its answer need not be Sendable")
  @MainActor
  func onMain() async throws {
    #expect(try router.object(for: "main", as: Int.self) == 1)
    #expect(try router.object(for: "paper", as: Paper.self).text == "paper")
    #expect(try await router.open("paper", as: Paper.self).text == "paper")
    #expect(try router.object(for: "anywhere", as: Paper.self).text == "paper")
    #expect(try await code { try router.object(for: "archive", as: Int.self) } == "isolated")
    #expect(try await router.open("archive", as: Int.self) == 2)
    #expect(try await router.open("waits", as: Int.self) == 3)
  }

  @Test("Elsewhere it is refused to who does not wait, and called on its actor for who does")
  func elsewhere() async throws {
    #expect(try await code { try router.object(for: "main", as: Int.self) } == "isolated")
    #expect(try await router.open("main", as: Int.self) == 1)
    #expect(try await router.open("archive", as: Int.self) == 2)
    #expect(try await router.open("waits", as: Int.self) == 3)
    #expect(try await code { try router.object(for: "paper", as: Paper.self) } == "isolated")
    #expect(try await code { try await router.open("paper", as: Paper.self) } == "isolated")
    #expect(try await code { try await router.open("paper") } == "isolated")
    #expect(try await router.open("anywhere", as: Paper.self).text == "paper")
  }

  @Test("So it is on another global actor")
  @Archive
  func onArchive() async throws {
    #expect(try router.object(for: "archive", as: Int.self) == 2)
    #expect(try await code { try router.object(for: "main", as: Int.self) } == "isolated")
    #expect(try await router.open("main", as: Int.self) == 1)
  }

  @Test("Keys, actions and the handler for what nobody answers are bound to actors too")
  func otherDoors() async throws {
    try router.add(key: "k") { @Archive _ in 4 }
    try router.add(target: "T", action: "a") { @MainActor _ in 5 }
    router.notFound { @MainActor _ in 6 }
    #expect(try await code { try router.object(forKey: "k", as: Int.self) } == "isolated")
    #expect(try await router.open(key: "k", as: Int.self) == 4)
    #expect(try await code { try router.perform("T", "a", as: Int.self) } == "isolated")
    #expect(try await router.open(target: "T", action: "a", as: Int.self) == 5)
    #expect(try await MainActor.run { try router.perform("T", "a", as: Int.self) } == 5)
    #expect(try await router.open("nowhere", as: Int.self) == 6)
  }

  @Test("Who passes on an actor leaves the request to one on another")
  func passes() async throws {
    try router.add("a/b") { @MainActor _ -> Int in throw Pass() }
    try router.add("a/*") { @Archive _ -> Int in throw Pass() }
    try router.add("a/**") { _ in 7 }
    #expect(try await router.open("a/b", as: Int.self) == 7)
    #expect(try await code { try router.object(for: "a/b", as: Int.self) } == "isolated")
  }
}

@globalActor
private actor Archive {
  static let shared = Archive()
}

/// Stays where it was made.
private final class Paper {
  let text = "paper"
}
