public protocol Job: Sendable {
  var text: String { get }
}

public struct Refused: Error {}

// @service(named: "throws")
struct Throwing: Job {
  let text = "throws"

  init() throws {}
}

// @service(named: "refuses")
struct Refusing: Job {
  let text = "refuses"

  init() throws(Refused) { throw Refused() }
}

// @service(named: "async")
struct Async: Job {
  let text: String

  init(first: any First) async { text = "async after \(first.number)" }
}

// @service(named: "both", scope: singleton)
final class Both: Job {
  let text: String

  init(first: any First, maybe: (any Job)?, all: [any First]) async throws {
    await Task.yield()
    text = "both after \(first.number) \(maybe == nil) \(all.count)"
  }
}

public protocol First: Sendable {
  var number: Int { get }
}

// @service
actor Counter: First {
  nonisolated let number: Int

  init(number: Number) async { self.number = number.value }
}

struct Number {
  let value: Int
}

// @service
func number() async throws -> Number { Number(value: 3) }
