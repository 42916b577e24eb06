import Foundation

/// The toolchain's own parser, behind the program in the folder `Oracle`.
struct Oracle {
  /// The folder of the libraries that the toolchain's macros are built on, where it has them.
  private static let libraries: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let compilers = folders.map { URL(filePath: String($0)).appending(path: "swiftc") }
    guard let compiler = compilers.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return nil
    }
    // The program may be a link into the toolchain.
    let libraries = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "../lib/swift/host").standardized
    let modules = ["SwiftParser.swiftmodule", "SwiftSyntax.swiftmodule"].map { libraries.appending(path: $0).path }
    return modules.allSatisfy(FileManager.default.fileExists) ? libraries : nil
  }()

  static var isAvailable: Bool { libraries != nil }

  /// Built once for all tests.
  static let shared = Result { try Oracle() }

  struct Failure: Error {
    let output: String
  }

  private let program: URL

  /// Builds the program, unless a run before has built the same.
  private init() throws {
    guard let libraries = Self.libraries else { throw Failure(output: "the toolchain has no parser") }
    let source = Repository.root.appending(path: "Tests/WaggleSyntaxTests/Oracle/main.swift")
    let parser = libraries.appending(path: "SwiftParser.swiftmodule").path
    let date = try FileManager.default.attributesOfItem(atPath: parser)[.modificationDate] ?? ""
    let key = "\(parser) \(date)\n" + (try String(contentsOf: source, encoding: .utf8))
    let folder = Repository.root.appending(path: ".build/oracle")
    program = folder.appending(path: Self.hash(key))
    guard !FileManager.default.isExecutableFile(atPath: program.path) else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Another run may build the same at the same time.
    let built = folder.appending(path: UUID().uuidString)
    _ = try Self.run(
      [
        "swiftc", "-O", "-I", libraries.path, "-L", libraries.appending(path: "compiler").path, "-L", libraries.path,
        "-Xlinker", "-rpath", "-Xlinker", libraries.path, source.path, "-o", built.path, "-lSwiftParser",
        "-lSwiftSyntax",
      ], in: folder)
    try? FileManager.default.removeItem(at: program)
    try FileManager.default.moveItem(at: built, to: program)
  }

  /// The lines of each file, whose paths begin at `folder`.
  func lines(of paths: [String], in folder: URL) throws -> [String: Lines] {
    struct Line: Decodable {
      let file: String
    }
    var texts: [String: String] = [:]
    for line in try Self.run([program.path] + paths, in: folder).split(separator: "\n") {
      let file = try JSONDecoder().decode(Line.self, from: Data(line.utf8)).file
      texts[file, default: ""] += line + "\n"
    }
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, Lines(texts[$0] ?? "")) })
  }

  /// Runs a program; both streams go to files, so that it never waits for a reader.
  private static func run(_ arguments: [String], in folder: URL) throws -> String {
    let logs = FileManager.default.temporaryDirectory.appending(path: "waggle-\(UUID())")
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: logs) }
    let files = [logs.appending(path: "output"), logs.appending(path: "errors")]
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    guard process.terminationStatus == 0 else { throw Failure(output: texts.joined()) }
    return texts[0]
  }

  /// The same for the same text on every run, as `Hashable` is not.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
