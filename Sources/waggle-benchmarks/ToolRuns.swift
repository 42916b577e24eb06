import Foundation

/// Times whole runs of `waggle-tool`.
struct ToolRuns {
  struct Row: Encodable {
    var name: String
    /// Seconds of wall time.
    var minimum: Double
    var median: Double
    var peakMegabytes: Double
  }

  let rounds: Int

  static var isOptimised: Bool {
    #if DEBUG
    false
    #else
    true
    #endif
  }

  /// Runs the tool some times.
  ///
  /// - Parameter prepare: Is called before each run, with its number.
  func row(
    _ options: Options, _ name: String, _ arguments: [String], _ prepare: (Int) throws -> Void
  ) throws -> Row? {
    guard options.wants(name) else { return nil }
    // The build puts both beside one another.
    let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "waggle-tool")
    var times: [Double] = []
    for round in 0..<rounds {
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

  /// Prints a table, or what is wanted instead.
  ///
  /// - Parameter megabytes: How much is read in each run, if that is what counts.
  func print(_ rows: [Row], _ options: Options, _ title: String, megabytes: Double? = nil) throws {
    if options.wantsJSON { return Swift.print(String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)) }
    Swift.print("\(title), \(Self.isOptimised ? "release" : "debug") build, \(rounds) rounds\n")
    var table = Table(["row", "min s", "median s"] + (megabytes == nil ? [] : ["MB/s"]) + ["peak MB"])
    for row in rows {
      let speed = megabytes.map { [$0 / row.median] } ?? []
      table.add([row.name] + ([row.minimum, row.median] + speed + [row.peakMegabytes]).map(text))
    }
    Swift.print(table.text)
  }
}
