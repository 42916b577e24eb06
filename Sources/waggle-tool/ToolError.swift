/// Why the tool stops.
enum ToolError: Error {
  /// The command line is wrong; `help` is the verb whose help says more.
  case usage(String, help: String?)
  /// A file could not be read or written.
  case file(_ path: String, _ reason: String)
  /// Problems were found, and the text says which.
  case problems(String)

  /// What is printed.
  var text: String {
    switch self {
    case .usage(let message, let help):
      "error: \(message)\nSee 'waggle-tool \(help.map { $0 + " " } ?? "")--help'.\n"
    case .file(let path, let reason): "\(path): error: \(reason)\n"
    case .problems(let text): text
    }
  }

  var exitCode: Int32 {
    switch self {
    case .usage: 2
    case .file, .problems: 1
    }
  }
}
