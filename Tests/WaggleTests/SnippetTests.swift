import Foundation
import Testing

/// What the compiler must accept and what it must not: the folders beside this file.
///
/// In a rejected snippet `// expect-error: <part of the message>` stands above the line that is wrong; there must be no
/// other error.
@Suite("Snippets", .timeLimit(.minutes(5)), .disabled(if: isSanitized, "the compiler's verdict is the same there"))
struct SnippetTests {
  struct Mode: Sendable, CustomTestStringConvertible {
    let language: String
    let isolation: String
    let features: [String]

    var testDescription: String {
      "mode \(language), default isolation \(isolation), \(features.isEmpty ? "no" : "all") features"
    }

    var arguments: [String] {
      ["-swift-version", language, "-default-isolation", isolation]
        + features.flatMap { ["-enable-upcoming-feature", $0] }
    }

    static let strict = Mode(language: "6", isolation: "nonisolated", features: [])

    static let all: [Mode] = ["5", "6"].flatMap { language in
      ["nonisolated", "MainActor"].flatMap { isolation in
        [[], upcomingFeatures].map { Mode(language: language, isolation: isolation, features: $0) }
      }
    }

    private static let upcomingFeatures = [
      "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility", "InferIsolatedConformances",
      "NonisolatedNonsendingByDefault",
    ]
  }

  @Test("Accepted snippets compile without a warning in every mode", arguments: Mode.all)
  func accepted(mode: Mode) throws {
    let snippets = try Snippet.all(in: "Accepted")
    #expect(snippets.count >= 10)
    let errors = try Compiler().errors(in: snippets, mode)
    #expect(errors.isEmpty, "\(errors.map(\.description).joined(separator: "\n"))")
  }

  @Test(
    "Rejected snippets are rejected for the reason, and on the line, that they mark", arguments: try Snippet.rejected)
  func rejected(snippet: Snippet) throws {
    let expected = try snippet.expectedErrors()
    try #require(!expected.isEmpty)
    let errors = try Compiler().errors(in: [snippet], .strict)
    #expect(errors.map(\.line) == expected.map(\.line), "\(errors.map(\.description).joined(separator: "\n"))")
    for (error, expected) in zip(errors, expected) {
      #expect(error.text.contains(expected.text))
    }
  }

  @Test("There are rejected snippets")
  func rejectedExist() throws {
    #expect(try Snippet.rejected.count >= 10)
  }
}

#if WAGGLE_THREAD_SANITIZER
private let isSanitized = true
#else
private let isSanitized = false
#endif

/// An error of the compiler, as it was printed or is expected.
struct CompilerError: CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file):\(line): \(text)" }
}

struct Snippet: Sendable, CustomTestStringConvertible {
  let file: URL

  var testDescription: String { file.deletingPathExtension().lastPathComponent }

  static var rejected: [Snippet] {
    get throws { try all(in: "Rejected") }
  }

  static func all(in folder: String) throws -> [Snippet] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(components: "Snippets", folder)
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
      .map(Snippet.init)
  }

  func expectedErrors() throws -> [CompilerError] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        guard let marker = line.firstRange(of: "// expect-error: ") else { return nil }
        return CompilerError(file: file.path, line: index + 2, text: String(line[marker.upperBound...]))
      }
  }
}

/// Runs the compiler against the module that is under test.
private struct Compiler {
  private struct NoModule: Error {}
  private struct Unexplained: Error {
    let output: String
  }

  private let modules: URL

  /// Finds the modules' folder above the running test bundle, wherever the build put it.
  init() throws {
    let starts = [URL(filePath: CommandLine.arguments[0]), Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
    for start in starts {
      var folder = start.standardizedFileURL
      while folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let candidate = folder.appending(component: "Modules")
        if FileManager.default.fileExists(atPath: candidate.appending(component: "Waggle.swiftmodule").path) {
          modules = candidate
          return
        }
      }
    }
    throw NoModule()
  }

  /// The errors, in the order of lines.
  ///
  /// SIL is asked for because the checks of `sending` are not part of type-checking.
  func errors(in snippets: [Snippet], _ mode: SnippetTests.Mode) throws -> [CompilerError] {
    let (status, output) = try run(
      ["swiftc", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-whole-module-optimization"]
        + ["-warnings-as-errors", "-module-name", "Snippets", "-I", modules.path] + mode.arguments
        + snippets.map(\.file.path))
    let errors = output.split(separator: "\n").compactMap(Self.error(in:)).sorted {
      ($0.file, $0.line) < ($1.file, $1.line)
    }
    guard (status == 0) == errors.isEmpty else { throw Unexplained(output: output) }
    return errors
  }

  private static func error(in line: Substring) -> CompilerError? {
    guard let match = line.wholeMatch(of: /(\/.+\.swift):([0-9]+):[0-9]+: error: (.*)/), let number = Int(match.2)
    else {
      return nil
    }
    return CompilerError(file: String(match.1), line: number, text: String(match.3))
  }

  /// Both streams go to one file, so that the child never waits for a reader.
  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let file = FileManager.default.temporaryDirectory.appending(component: "waggle-\(UUID().uuidString).txt")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return (process.terminationStatus, try String(contentsOf: file, encoding: .utf8))
  }
}
