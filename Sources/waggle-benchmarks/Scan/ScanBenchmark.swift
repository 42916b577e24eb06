import Foundation

/// Times whole runs of `waggle-tool`: of its parser alone, and of `generate` for an empty app above all sources.
struct ScanBenchmark {
  private struct Row: Encodable {
    var name: String
    /// Seconds of wall time.
    var minimum: Double
    var median: Double
    var peakMegabytes: Double
  }

  private static let rounds = 9

  private static var isOptimised: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  private let sources: SourceTree
  private let scratch: URL
  private let tool: URL

  init(_ sources: SourceTree) throws {
    self.sources = sources
    scratch = FileManager.default.temporaryDirectory.appending(path: "waggle-benchmarks-\(UUID())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    // The build puts both beside one another.
    tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "waggle-tool")
  }

  /// Prints a row for each command.
  func run(_ options: Options) throws {
    let megabytes = Double(sources.bytes) / 1_000_000
    let rows = try rows(options)
    if options.wantsJSON { return print(String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)) }
    print(
      "\(sources.paths.count) files, \(text(megabytes)) MB, \(Self.isOptimised ? "release" : "debug") build, "
        + "\(Self.rounds) rounds\n")
    var table = Table(["row", "min s", "median s", "MB/s", "peak MB"])
    for row in rows {
      table.add(
        [row.name] + [row.minimum, row.median, megabytes / row.median, row.peakMegabytes].map(text))
    }
    print(table.text)
  }

  private func rows(_ options: Options) throws -> [Row] {
    defer { try? FileManager.default.removeItem(at: scratch) }
    let list = try writeList()
    let output = scratch.appending(path: "AppServices.swift").path()
    let cache = scratch.appending(path: "summaries.cache").path()
    let generate = ["generate", "--sources", list, "--output", output]
    return [
      try row(options, "scan --declarations", ["scan", "--declarations", sources.folder]) { _ in },
      try row(options, "generate, all new", generate + ["--cache", cache]) { _ in
        try? FileManager.default.removeItem(atPath: cache)
      },
      try row(options, "generate, one changed", generate + ["--cache", cache]) { round in
        try "// Round \(round)\n".write(to: app, atomically: true, encoding: .utf8)
      },
      try row(options, "generate, none changed", generate + ["--cache", cache]) { _ in },
    ].compactMap(\.self)
  }

  private var app: URL { scratch.appending(path: "App.swift") }

  /// An app without providers, above one module with all sources.
  private func writeList() throws -> String {
    try "".write(to: app, atomically: true, encoding: .utf8)
    let list = scratch.appending(path: "sources.txt")
    let text =
      "module App executable\ndepends All\nsource \(app.path())\nmodule All library\ndepends Waggle\n"
      + sources.paths.map { "source \($0)\n" }.joined() + "module Waggle library\n"
    try text.write(to: list, atomically: true, encoding: .utf8)
    return list.path()
  }

  private func row(
    _ options: Options, _ name: String, _ arguments: [String], _ prepare: (Int) throws -> Void
  ) throws -> Row? {
    guard options.wants(name) else { return nil }
    var times: [Double] = []
    for round in 0..<Self.rounds {
      try prepare(round)
      let process = Process()
      process.executableURL = tool
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      // What does not parse in somebody's folder is not what is measured.
      process.standardError = FileHandle.nullDevice
      let start = ContinuousClock.now
      try process.run()
      process.waitUntilExit()
      let time = (ContinuousClock.now - start).components
      times.append(Double(time.seconds) + Double(time.attoseconds) / 1e18)
    }
    times.sort()
    return Row(
      name: name, minimum: times[0], median: times[times.count / 2], peakMegabytes: PeakMemory.children / 1_000_000)
  }
}
