import Foundation

/// A process that runs to its end.
enum Command {
  struct Outcome {
    let status: Int32
    /// What it printed to both streams.
    let output: String
    let seconds: Double
  }

  struct Failure: Error, CustomStringConvertible {
    let arguments: [String]
    let outcome: Outcome

    var description: String {
      "exit \(outcome.status) of \(arguments.joined(separator: " "))\n\(outcome.output)"
    }
  }

  /// Runs a command that must exit with 0, and returns what it printed.
  @discardableResult
  static func run(_ arguments: String...) throws -> String { try run(arguments) }

  @discardableResult
  static func run(_ arguments: [String]) throws -> String {
    let outcome = try outcome(of: arguments)
    guard outcome.status == 0 else { throw Failure(arguments: arguments, outcome: outcome) }
    return outcome.output
  }

  /// Runs a command; a signal's number is reported as shells do, 128 added.
  static func outcome(of arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    let log = FileManager.default.temporaryDirectory.appending(path: "waggle-\(UUID()).txt")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    // How this project's own checks are built is not how a user builds.
    let inherited = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("WAGGLE_") }
    process.environment = inherited.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Both streams go to one file: a pipe that nobody empties would block the process.
    let file = try FileHandle(forWritingTo: log)
    process.standardOutput = file
    process.standardError = file
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let duration = (ContinuousClock.now - start).components
    let status =
      process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    return Outcome(
      status: status, output: String(decoding: try Data(contentsOf: log), as: UTF8.self),
      seconds: Double(duration.seconds) + Double(duration.attoseconds) / 1e18)
  }
}
