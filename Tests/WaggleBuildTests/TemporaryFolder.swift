import Foundation

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: "waggle-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a text below the folder, with the folders on the way.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Removes a file below the folder.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: path))
  }
}

/// This repository.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// The tool as this test run has built it: beside the tests' own bundle, or on Linux their executable.
  static let tool: URL = {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    let executable = URL(filePath: CommandLine.arguments[0])
    return (bundles + [executable]).map { $0.deletingLastPathComponent().appending(path: "waggle-tool") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path()) } ?? URL(filePath: "waggle-tool")
  }()

  static let fixtures = root.appending(path: "Tests/WaggleBuildTests/Fixtures")
}
