import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// The built `waggle-tool`, run as a process.
struct Tool {
  /// What a run left behind.
  struct Result {
    /// The exit code; for a process that a signal ended the signal's number, negated.
    var exitCode: Int32
    var output: String
    var errors: String
  }

  /// Beside the tests' own bundle, or on Linux their executable: the build puts all in one folder.
  static let path: URL = {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let executable = URL(filePath: CommandLine.arguments[0])
    return (bundles + [executable]).map { $0.deletingLastPathComponent().appending(path: "waggle-tool") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? URL(filePath: "waggle-tool")
  }()

  /// Runs the tool to its end, or for `seconds`; longer is an error.
  ///
  /// Output goes to files: a pipe that nobody empties would stop the tool.
  static func run(
    _ arguments: String..., in folder: URL? = nil, output: FileHandle? = nil, seconds: Double = 60
  ) throws -> Result {
    try run(arguments, in: folder, output: output, seconds: seconds)
  }

  static func run(
    _ arguments: [String], in folder: URL? = nil, output: FileHandle? = nil, seconds: Double = 60
  ) throws -> Result {
    let temporary = try TemporaryFolder()
    let outputFile = try temporary.write("", to: "output")
    let errorFile = try temporary.write("", to: "errors")
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try output ?? FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    if end.wait(timeout: .now() + seconds) == .timedOut {
      kill(process.processIdentifier, SIGKILL)
      end.wait()
      throw Timeout(arguments: arguments, seconds: seconds)
    }
    let signal = process.terminationReason == .uncaughtSignal
    return Result(
      exitCode: signal ? -process.terminationStatus : process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
  }

  struct Timeout: Error, CustomStringConvertible {
    var arguments: [String]
    var seconds: Double

    var description: String { "waggle-tool \(arguments) did not end within \(seconds) seconds" }
  }
}
