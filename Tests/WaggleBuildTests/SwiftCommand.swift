import Foundation

/// Runs the toolchain's `swift` on a package, as its user would.
struct SwiftCommand {
  let package: URL
  /// Outside of the folder that this test run's own build holds a lock on.
  let scratch: URL

  /// Runs `swift SUBCOMMAND …` and once more if the package manager itself dies by a signal, as it does now and then.
  func run(_ subcommand: String, _ arguments: String...) throws -> Command.Outcome {
    try run(subcommand, arguments)
  }

  func run(
    _ subcommand: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    let paths = [
      "--package-path", package.path(percentEncoded: false), "--scratch-path", scratch.path(percentEncoded: false),
    ]
    let whole = ["swift", subcommand] + paths + arguments
    let first = try Command.outcome(of: whole, environment: environment)
    return first.status > 128 ? try Command.outcome(of: whole, environment: environment) : first
  }
}
