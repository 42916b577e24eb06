import Testing
import Waggle
import WaggleRouting

/// What another router does with an input, held against what this one does.
struct Vector: Sendable {
  /// How this router takes it over.
  enum Letter: String, CaseIterable, Sendable {
    case same = "K"
    case fixed = "F"
    case different = "X"
  }

  let id: String
  let letter: Letter
  let note: String
  /// Sets up a router and expects what it does.
  let verify: @Sendable () async throws -> Void

  init<Outcome: Equatable & Sendable>(
    _ id: String, _ letter: Letter, _ note: String, _ expected: Outcome,
    sourceLocation: SourceLocation = #_sourceLocation, _ outcome: @escaping @Sendable (Router) async throws -> Outcome
  ) {
    self.id = id
    self.letter = letter
    self.note = note
    verify = {
      let got = try await outcome(Router(registry: ServiceRegistry()))
      #expect(got == expected, "\(id): \(note)", sourceLocation: sourceLocation)
    }
  }

  /// A row of URLs, and which of the patterns answers each.
  init(
    _ id: String, _ letter: Letter, _ note: String, _ patterns: [String], _ replies: KeyValuePairs<String, Reply>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let urls = replies.map(\.key)
    self.init(id, letter, note, replies.map(\.value), sourceLocation: sourceLocation) { router in
      try router.add(patterns)
      return await router.replies(to: urls)
    }
  }
}

extension Vector: CustomTestStringConvertible {
  var testDescription: String { "\(id) (\(letter.rawValue)): \(note)" }
}

/// Has each vector type-checked by itself.
@resultBuilder
enum VectorList {
  static func buildExpression(_ vector: Vector) -> [Vector] { [vector] }
  static func buildExpression(_ vectors: [Vector]) -> [Vector] { vectors }
  static func buildBlock(_ lists: [Vector]...) -> [Vector] { lists.flatMap { $0 } }
}
