import Foundation

/// Times `waggle-tool` on a generated program: 300 modules, 3,000 services, 30,000 requests.
struct ProgramBenchmark {
  private static let rounds = 5

  private let package: GeneratedPackage
  private let scratch: URL

  init() {
    scratch = FileManager.default.temporaryDirectory.appending(path: "waggle-benchmarks-\(UUID())")
    package = GeneratedPackage(
      folder: scratch.appending(path: "package"), modules: 300, services: 3_000, requests: 30_000)
  }

  /// Prints a row for each command.
  func run(_ options: Options) throws {
    defer { try? FileManager.default.removeItem(at: scratch) }
    try package.write(waggle: "waggle")
    let app = try list(nil)
    let feature = try list(7)
    let changed = package.folder.appending(path: "Sources/Feature7/Provider7.swift")
    let text = try String(contentsOf: changed, encoding: .utf8)
    func path(_ name: String) -> String { scratch.appending(path: name).path }
    func change(_ round: Int) throws {
      try (text + "\n// Round \(round)\n").write(to: changed, atomically: true, encoding: .utf8)
    }
    let generate = ["generate", "--output", path("Services.swift")]
    let runs = ToolRuns(rounds: Self.rounds)
    let rows = [
      try runs.row(options, "check", ["check", "--sources", app]) { _ in },
      try runs.row(options, "check, from the cache", ["check", "--sources", app, "--cache", path("check.cache")]) { _ in
      },
      try runs.row(
        options, "one line changed: its module", generate + ["--sources", feature, "--cache", path("feature.cache")],
        change),
      try runs.row(
        options, "one line changed: the app", generate + ["--sources", app, "--cache", path("app.cache")], change),
      try runs.row(options, "graph --format html", ["graph", "--sources", app, "--format", "html"]) { _ in },
    ].compactMap(\.self)
    try runs.print(rows, options, "300 modules, 3,000 services, 30,000 requests")
  }

  private func list(_ target: Int?) throws -> String {
    let file = scratch.appending(path: "sources\(target ?? -1).txt")
    try package.sourceList(for: target).write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
