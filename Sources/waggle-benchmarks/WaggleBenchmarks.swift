import Foundation

/// Measures the tool on a folder of Swift sources: `swift run [-c release] waggle-benchmarks FOLDER`.
@main
struct WaggleBenchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let folder = arguments.first, !folder.hasPrefix("-") else {
      print(
        "USAGE: waggle-benchmarks FOLDER\n\nTimes 'waggle-tool', built as this is, on the Swift sources below a folder."
      )
      exit(arguments.contains("--help") ? EXIT_SUCCESS : 2)
    }
    let sources = try SourceTree(folder)
    let megabytes = Double(sources.bytes) / 1_000_000
    print(
      "\(sources.paths.count) files, \(Self.text(megabytes)) MB, \(ScanBenchmark.isOptimised ? "release" : "debug") build, "
        + "\(ScanBenchmark.rounds) rounds\n")
    print("row                          min s   median s     MB/s   peak MB")
    for row in try ScanBenchmark(sources).rows() {
      print(
        Self.padded(row.name, 26), Self.padded(Self.text(row.minimum), 7, left: true),
        Self.padded(Self.text(row.median), 10, left: true),
        Self.padded(Self.text(megabytes / row.median), 8, left: true),
        Self.padded(Self.text(row.peakMegabytes), 9, left: true))
    }
  }

  private static func text(_ value: Double) -> String { String(format: value < 10 ? "%.3f" : "%.1f", value) }

  private static func padded(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? space + text : text + space
  }
}
