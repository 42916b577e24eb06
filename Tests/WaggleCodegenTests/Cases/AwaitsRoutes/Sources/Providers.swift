import AnswersRoutes
import WaggleRouting

public protocol Loader: Sendable {
  func load(name: String) async throws -> String
  func peek() async -> String
  func quick() throws -> String
}

public protocol Store: Sendable {
  func count() async -> Int
}

/// Only for actors, so that even what does not wait has to be waited for.
public protocol Keeper: Actor {
  func keep(text: String) -> Int
}

public protocol Far: Extra {}

/// Names a type that who imports this module alone does not see.
public typealias Told = (any Aim) -> Void

public typealias Counted = (Int) -> Void

public protocol Slow: Sendable {
  func ready() -> Bool
}

/// The witnesses neither wait nor throw; the requirements do.
// @service
struct QuickLoader: Loader {
  // @route
  func load(name: String) -> String { "loaded \(name)" }

  // @route("peek")
  func peek() -> String { "peeked" }

  // @route
  func quick() -> String { "quick" }
}

// @service
actor MemoryStore: Store {
  private var number = 3

  // @route
  func count() -> Int { number }
}

// @service
actor Shelf: Keeper {
  private var texts: [String] = []

  // @route
  func keep(text: String) -> Int {
    texts.append(text)
    return texts.count
  }
}

// @service(Ledger)
actor Ledger {
  private var sum = 1

  // @route
  func add(amount: Int) -> Int {
    sum += amount
    return sum
  }

  // @route
  nonisolated func title() -> String { "ledger" }
}

// @service
struct SlowProvider: Slow {
  init() async { await Task.yield() }

  // @route
  func ready() -> Bool { true }
}

/// The protocol is another module's, and its requirement throws.
// @service(Extra, named: "elsewhere")
struct Elsewhere: Extra {
  // @route
  func extra() -> String { "elsewhere" }

  // @route
  func inherited(times: Int) -> String { "\(times) elsewhere" }
}

// @route("services/async")
func services(loader: any Loader, slow: any Slow) async throws -> String {
  "\(try await loader.load(name: "x")) \(slow.ready())"
}
