import Foundation
import Waggle

/// What the first use of a thousand services costs, in processes that did nothing before.
struct ColdStart: Codable {
  private static let rounds = 9

  /// Nanoseconds.
  private var registration: Double
  private var firstLookups: Double
  /// Bytes.
  private var memory: Double

  /// Does it here; the types of the services are known before, as those of generated code are.
  init() throws {
    let services = Thousand()
    // The first reading brings in the code that reads: half a megabyte.
    _ = ResidentMemory.now
    let before = ResidentMemory.now
    let start = ContinuousClock.now
    let registry = ServiceRegistry(Thousand.self)
    registration = Self.nanoseconds(since: start)
    let middle = ContinuousClock.now
    for get in services.lookups { blackHole(try get(registry)) }
    firstLookups = Self.nanoseconds(since: middle)
    memory = ResidentMemory.now - before
  }

  /// Does it in processes of their own.
  static func measure(_ options: Options) throws -> [Outcome] {
    let rows: [(String, String, Double, KeyPath<ColdStart, Double>)] = [
      ("register 1,000 services, cold", "1.5 ms", 1.5e6, \.registration),
      ("first get of each, cold", "0.3 ms", 0.3e6, \.firstLookups),
      ("memory of both, bytes", "2 MB", 2e6, \.memory),
    ].filter { options.wants($0.0) }
    guard !rows.isEmpty else { return [] }
    let starts = try (0..<rounds).map { _ in try inProcess() }
    return rows.map { name, limit, budget, value in
      let values = starts.map { $0[keyPath: value] }.sorted()
      let median = values[values.count / 2]
      return Outcome(
        row: name, limit: limit, minimum: values[0], median: median, limitMinimum: budget, limitMedian: budget,
        ratio: median / budget, budget: 1)
    }
  }

  private static func inProcess() throws -> ColdStart {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = [Options.coldStart]
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try JSONDecoder().decode(ColdStart.self, from: data)
  }

  private static func nanoseconds(since start: ContinuousClock.Instant) -> Double {
    let time = (ContinuousClock.now - start).components
    return Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9
  }
}
