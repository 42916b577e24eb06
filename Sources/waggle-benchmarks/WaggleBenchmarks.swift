import Foundation

/// Measures what Waggle costs: look-ups against what they replace or, with a folder, the tool on the sources in it.
@main
struct WaggleBenchmarks {
  @MainActor
  static func main() throws {
    let options: Options
    do throws(UsageError) {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("error: \(error.text)\n\n\(Options.usage)\n".utf8))
      exit(2)
    }
    if options.wantsHelp { return print(Options.usage) }
    if options.wantsMemory { return try MemoryCurve.run() }
    if options.wantsColdStart {
      return FileHandle.standardOutput.write(try JSONEncoder().encode(ColdStart()))
    }
    if options.wantsProgram { return try ProgramBenchmark().run(options) }
    if let path = options.packageFolder {
      return try GeneratedPackage(folder: URL(filePath: path), modules: 300, services: 3_000, requests: 30_000)
        .write(waggle: "../waggle")
    }
    if let folder = options.folder {
      try ScanBenchmark(SourceTree(folder)).run(options)
    } else {
      try LookupBenchmark.run(options)
    }
  }
}
