/// What a pair of braces encloses, as far as names depend on it.
struct MentionScope {
  /// The type or the extended type, as it is written; of other braces none.
  var typeName: String?
  /// Generic parameters and local types, which hide others of their name.
  var shadows: [String] = []
  /// The function's name, if it has a parameter that is a type.
  var typeTaker: String?
  /// How many brackets were open before the brace.
  var nesting = 0

  var isType: Bool { typeName != nil }
}

/// A call whose arguments are being read.
struct OpenCall {
  /// The place of its service in what was found.
  var mention: Int
  /// Where its parenthesis opens.
  var start: Int
  /// How many brackets are open in it.
  var nesting: Int
  /// Whether it has an argument that no function of Waggle's takes.
  var isForeign = false
}

/// The conditions of the `#if`s around a place.
struct ConditionStack {
  private struct Clause {
    /// The conditions that were refused before it.
    var refused: [String] = []
    var condition: String?
  }

  private var clauses: [Clause] = []
  private var count = 0

  /// Outermost first.
  var all: [String] {
    // Nobody writes so many, and nobody can tell then.
    if count > Lexer.deepestNesting { return ["_"] }
    return clauses.flatMap { $0.refused + ($0.condition.map { [$0] } ?? []) }
  }

  mutating func open(_ condition: String) {
    clauses.append(Clause(condition: condition))
    count += 1
  }

  /// Goes on to the next clause, `#else` without a condition.
  mutating func next(_ condition: String?) {
    guard !clauses.isEmpty else { return }
    let index = clauses.count - 1
    if let refused = clauses[index].condition { clauses[index].refused.append("!(\(refused))") }
    clauses[index].condition = condition
    if condition != nil { count += 1 }
  }

  mutating func close() {
    guard let clause = clauses.popLast() else { return }
    count -= clause.refused.count + (clause.condition == nil ? 0 : 1)
  }
}
