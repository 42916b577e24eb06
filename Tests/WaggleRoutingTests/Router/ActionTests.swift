import Testing
import Waggle
import WaggleRouting

@Suite("Actions and keys", .timeLimit(.minutes(1)))
struct ActionTests {
  private let router = Router(registry: ServiceRegistry())

  @Test("An action is reached by its names, exactly")
  func names() async throws {
    try router.add(target: "T", action: "go") { try $0.argument("name") as String }
    #expect(try router.perform("T", "go", ["name": "x"], as: String.self) == "x")
    #expect(try await router.open(target: "T", action: "go", with: ["name": "y"], as: String.self) == "y")
    for (target, action) in [("t", "go"), ("T", "Go"), ("T", ""), ("", "go"), ("T.go", ""), ("T", "go ")] {
      #expect(try await code { try router.perform(target, action) } == "notFound", "\(target).\(action)")
      #expect(!router.canPerform(target, action))
    }
    #expect(router.canPerform("T", "go"))
  }

  @Test("Names with periods are told apart")
  func periods() throws {
    try router.add(target: "A.B", action: "c") { _ in 1 }
    try router.add(target: "A", action: "B.c") { _ in 2 }
    #expect(try router.perform("A.B", "c", as: Int.self) == 1)
    #expect(try router.perform("A", "B.c", as: Int.self) == 2)
  }

  @Test("The action 'notFound' answers what its target has no action for, and knows what was asked")
  func notFound() async throws {
    try router.add(target: "T", action: "notFound") { "\($0.url) \($0.objectNames)" }
    router.notFound { _ in "router" }
    #expect(try router.perform("T", "nope", ["x": 1], as: String.self) == #"T.nope ["x"]"#)
    #expect(try router.perform("U", "nope", as: String.self) == "router")
    #expect(!router.canPerform("T", "nope"))
    #expect(router.remove(target: "T", action: "notFound"))
    #expect(try router.perform("T", "nope", as: String.self) == "router")
  }

  @Test("An action that was taken out is gone, and another one may take its place")
  func remove() async throws {
    try router.add(target: "T", action: "a") { _ in 1 }
    try router.add(target: "T", action: "b") { _ in 2 }
    #expect(router.remove(target: "T", action: "a"))
    #expect(!router.remove(target: "T", action: "a"))
    #expect(!router.remove(target: "U", action: "a"))
    #expect(try router.perform("T", "b", as: Int.self) == 2)
    try router.add(target: "T", action: "a") { _ async in 3 }
    #expect(try await router.open(target: "T", action: "a", as: Int.self) == 3)
    #expect(try await code { try router.perform("T", "a", as: Int.self) } == "asynchronous")
  }

  @Test("A key is any text, and no URL")
  func keys() async throws {
    for key in ["", "mgj://a", "家", "a/b?c", "*", "%"] {
      try router.add(key: key) { _ in key }
      #expect(try router.object(forKey: key, as: String.self) == key)
      #expect(try await router.open(key: key, as: String.self) == key)
      #expect(!router.canOpen(key))
      #expect(router.remove(key: key))
      #expect(!router.remove(key: key))
      #expect(try await code { try await router.open(key: key) } == "notFound")
    }
  }

  @Test("A key, a pattern and an action of one name are three routes")
  func sameName() async throws {
    try router.add(key: "T.a") { _ in "key" }
    try router.add("T.a") { _ in "pattern" }
    try router.add(target: "T", action: "a") { _ in "action" }
    #expect(try router.object(forKey: "T.a", as: String.self) == "key")
    #expect(try router.object(for: "T.a", as: String.self) == "pattern")
    #expect(try router.perform("T", "a", as: String.self) == "action")
    router.remove(key: "T.a")
    #expect(try router.object(for: "T.a", as: String.self) == "pattern")
    #expect(router.canPerform("T", "a"))
  }

  @Test("A key has parameters only where somebody adds them")
  func parameters() async throws {
    try router.add(key: "k?a=1") { "\($0.names) \($0.query) \($0.objectNames)" }
    #expect(try await router.open(key: "k?a=1", with: ["b": 1], as: String.self) == #"[] [] ["b"]"#)
  }
}
