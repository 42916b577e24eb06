import Foundation

/// Runs the toolchain's `swift` on a package, as its user would.
struct SwiftCommand {
  struct Outcome {
    let status: Int32
    /// What it printed to both streams.
    let output: String
    let seconds: Double
  }

  let package: URL
  /// Outside of the folder that this test run's own build holds a lock on.
  let scratch: URL

  /// Runs `swift SUBCOMMAND …` and once more if the package manager itself dies by a signal, as it does now and then.
  func run(_ subcommand: String, _ arguments: String...) throws -> Outcome {
    let first = try runOnce(subcommand, arguments)
    return first.status > 128 ? try runOnce(subcommand, arguments) : first
  }

  private func runOnce(_ subcommand: String, _ arguments: [String]) throws -> Outcome {
    let log = scratch.deletingLastPathComponent().appending(path: "log-\(UUID()).txt")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", subcommand, "--package-path", package.path(), "--scratch-path", scratch.path()] + arguments
    // Both streams go to one file: a pipe that nobody empties would block the build.
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
      status: status, output: try String(contentsOf: log, encoding: .utf8),
      seconds: Double(duration.seconds) + Double(duration.attoseconds) / 1e18)
  }
}
