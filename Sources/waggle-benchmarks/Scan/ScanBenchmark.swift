import Foundation

/// Times whole runs of `waggle-tool`: of its parser alone, and of `generate` for an empty app above all sources.
struct ScanBenchmark {
  private let runs = ToolRuns(rounds: 9)
  private let sources: SourceTree
  private let scratch: URL

  init(_ sources: SourceTree) throws {
    self.sources = sources
    scratch = FileManager.default.temporaryDirectory.appending(path: "waggle-benchmarks-\(UUID())")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  }

  /// Prints a row for each command.
  func run(_ options: Options) throws {
    let megabytes = Double(sources.bytes) / 1_000_000
    try runs.print(
      try rows(options), options, "\(sources.paths.count) files, \(text(megabytes)) MB", megabytes: megabytes)
  }

  private func rows(_ options: Options) throws -> [ToolRuns.Row] {
    defer { try? FileManager.default.removeItem(at: scratch) }
    let list = try writeList()
    let output = scratch.appending(path: "AppServices.swift").path()
    let cache = scratch.appending(path: "summaries.cache").path()
    let generate = ["generate", "--sources", list, "--output", output]
    return [
      try runs.row(options, "scan --declarations", ["scan", "--declarations", sources.folder]) { _ in },
      try runs.row(options, "generate, all new", generate + ["--cache", cache]) { _ in
        try? FileManager.default.removeItem(atPath: cache)
      },
      try runs.row(options, "generate, one changed", generate + ["--cache", cache]) { round in
        try "// Round \(round)\n".write(to: app, atomically: true, encoding: .utf8)
      },
      try runs.row(options, "generate, none changed", generate + ["--cache", cache]) { _ in },
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
}
