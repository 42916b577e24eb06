/// Collects lines of Swift with their indentation.
struct SwiftWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  /// Writes a head with an opening brace, what is in it, and the closing brace.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Writes lines that go deeper without a brace.
  mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes `#if … #endif` around something, or nothing where there are no conditions.
  mutating func conditional(_ conditions: [String], else other: String? = nil, _ body: (inout SwiftWriter) -> Void) {
    guard !conditions.isEmpty else { return body(&self) }
    line("#if \(conditions.asOne)")
    body(&self)
    if let other {
      line("#else")
      line(other)
    }
    line("#endif")
  }
}

extension [String] {
  /// Conditions that must all hold, as one.
  var asOne: String {
    count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " && ")
  }
}
