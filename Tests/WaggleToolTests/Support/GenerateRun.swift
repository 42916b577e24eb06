import Foundation
import Testing

/// A folder with a source list, an older output, and what `generate` makes of them.
struct GenerateRun {
  let folder: TemporaryFolder
  static let oldOutput = "// The output of an earlier build.\n"

  /// - Parameter sources: The paths of App's sources below the folder, or absolute ones.
  init(sources: [String] = []) throws {
    folder = try TemporaryFolder()
    try folder.write(Self.oldOutput, to: "out/AppServices.swift")
    let lines = sources.map { "source " + ($0.hasPrefix("/") ? $0 : folder.path($0)) + "\n" }.joined()
    try folder.write("module App executable\ndepends Waggle\n\(lines)module Waggle library\n", to: "sources.txt")
  }

  func run(output: String = "out/AppServices.swift", seconds: Double = 60) throws -> Tool.Result {
    try Tool.run(
      "generate", "--sources", folder.path("sources.txt"),
      "--output", output.hasPrefix("/") ? output : folder.path(output), seconds: seconds)
  }

  /// Runs, and expects one problem, the old output whole, and nothing left beside it.
  func expectProblem(
    _ text: String, at path: String, output: String = "out/AppServices.swift", seconds: Double = 60,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try run(output: output, seconds: seconds)
    let place = path.hasPrefix("/") ? path : folder.path(path)
    #expect(result.exitCode == 1, sourceLocation: sourceLocation)
    #expect(result.errors == "\(place)\(text)\n", sourceLocation: sourceLocation)
    #expect(result.output.isEmpty, sourceLocation: sourceLocation)
    #expect(try folder.read("out/AppServices.swift") == Self.oldOutput, sourceLocation: sourceLocation)
    #expect(try folder.names(in: "out") == ["AppServices.swift"], sourceLocation: sourceLocation)
  }
}
