/// What the command line asks for.
struct Options {
  static let usage = """
    USAGE: waggle-benchmarks [--json] [--filter TEXT] [--memory] [--program] [--write-package FOLDER] [FOLDER]

    Without a folder: what look-ups cost, against what they replace.
    With a folder:    what 'waggle-tool', built as this is, takes for the Swift sources below it.

      --program       what it takes for a program of 300 modules, 3,000 services and 30,000 requests
      --write-package FOLDER
                      write that program as a package beside Waggle's own, which is to be found at '../waggle'
      --json          print an array of objects instead of a table
      --filter TEXT   only rows whose name has this text in it
      --memory        the size of a registry while it is written to ten million times
      --help          print this
    """

  /// For a process that `ColdStart` starts.
  static let coldStart = "--cold-start"

  private(set) var wantsJSON = false
  private(set) var wantsMemory = false
  private(set) var wantsColdStart = false
  private(set) var wantsHelp = false
  private(set) var wantsProgram = false
  private(set) var packageFolder: String?
  private(set) var folder: String?
  private var filter: String?

  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var arguments = Array(arguments)[...]
    while let argument = arguments.popFirst() {
      switch argument {
      case "--json": wantsJSON = true
      case "--help": wantsHelp = true
      case "--memory": wantsMemory = true
      case Self.coldStart: wantsColdStart = true
      case "--program": wantsProgram = true
      case "--write-package":
        guard let path = arguments.popFirst() else { throw UsageError(text: "'--write-package' wants a folder") }
        packageFolder = path
      case "--filter":
        guard let text = arguments.popFirst() else { throw UsageError(text: "'--filter' wants a text") }
        filter = text
      case _ where argument.hasPrefix("-"): throw UsageError(text: "there is no option '\(argument)'")
      case _ where folder == nil: folder = argument
      default: throw UsageError(text: "one folder at a time: '\(argument)' is another")
      }
    }
  }

  func wants(_ row: String) -> Bool { filter.map(row.contains) ?? true }
}

struct UsageError: Error {
  let text: String
}
