package import WaggleGraph
import WaggleSyntax

/// The problems of some programs as JSON.
package struct ProblemList {
  /// The shape of `json`, for `check --help`.
  package static let shape = """
      {"version": 1, "problems": [{"kind": "missing", "path": "...", "line": 5, "column": 24, "message": "...",
        "notes": [{"path": "...", "line": 4, "column": 1, "message": "..."}]}]}
    'kind' is annotation, missing, ambiguous, nothing replaced, cycle, captive, isolation or unused. Problems are sorted
    by path and position. A version stays as it is but for fields and kinds that are added.
    """

  /// An object with a version; see `shape`.
  package let json: [UInt8]

  /// Writes the problems in their order.
  package init(_ problems: [Diagnostic]) {
    var json = JSONWriter()
    json.object(
      ("version", { $0.number(1) }),
      (
        "problems",
        { json in
          json.list(problems) { json, problem in
            json.object(
              ("kind", { $0.string(problem.kind) }),
              ("path", { $0.string(problem.path) }),
              ("line", { $0.number(problem.position.line) }),
              ("column", { $0.number(problem.position.column) }),
              ("message", { $0.string(problem.message) }),
              (
                "notes",
                { json in
                  json.list(problem.notes) { json, note in
                    json.object(
                      ("path", { $0.string(note.path) }),
                      ("line", { $0.number(note.position.line) }),
                      ("column", { $0.number(note.position.column) }),
                      ("message", { $0.string(note.message) }))
                  }
                }
              ))
          }
        }
      ))
    json.raw("\n")
    self.json = json.bytes
  }
}
