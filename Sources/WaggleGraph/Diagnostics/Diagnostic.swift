package import WaggleSyntax

/// A problem in the sources, or something worth knowing about one.
package struct Diagnostic: Hashable, Sendable {
  package var path: String
  package var position: SourcePosition
  package var message: String
  package var notes: [Note] = []
  /// Which kind of problem it is: `missing`, `cycle` and so on; `annotation` for what is wrong with one declaration.
  package var kind = "annotation"

  /// Something in another place that belongs to a problem.
  package struct Note: Hashable, Sendable {
    package var path: String
    package var position: SourcePosition
    package var message: String
  }

  /// The compiler's form: a line for the error, and one for each note.
  package var text: String {
    var lines = [Self.line(path, position, "error", message)]
    lines += notes.map { Self.line($0.path, $0.position, "note", $0.message) }
    return lines.joined(separator: "\n")
  }

  private static func line(_ path: String, _ position: SourcePosition, _ severity: String, _ text: String) -> String {
    "\(path):\(position.line):\(position.column): \(severity): \(text)"
  }
}

/// Collects problems, to be printed once and in order.
package struct DiagnosticBag: Sendable {
  private var found: Set<Diagnostic> = []

  /// Makes an empty one.
  package init() {}

  /// Takes a problem in, once.
  package mutating func add(_ diagnostic: Diagnostic) {
    found.insert(diagnostic)
  }

  /// By path, then by position, then by text; each once.
  package var sorted: [Diagnostic] {
    found.sorted { ($0.path, $0.position, $0.text) < ($1.path, $1.position, $1.text) }
  }
}
