import Foundation
import Testing

extension PackageTests {
  /// What the README says is done to the letter.
  @Suite("README")
  struct ReadmeTests {
    private let readme: Readme

    init() throws {
      readme = Readme(try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8))
    }

    /// The README's package in an empty folder, with Waggle beside it.
    private func package() throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      try FileManager.default.createSymbolicLink(
        at: folder.url.appending(path: "waggle"), withDestinationURL: Repository.root)
      for (path, text) in readme.files { try folder.write(text, to: "bees/" + path) }
      return folder
    }

    private func swift(in folder: TemporaryFolder) -> SwiftCommand {
      SwiftCommand(package: folder.url.appending(path: "bees"), scratch: folder.url.appending(path: "build"))
    }

    @Test("the example builds as written and prints what it says")
    func example() throws {
      #expect(readme.files.count == 4)
      let folder = try package()
      let swift = swift(in: folder)
      let build = try swift.run("build")
      try #require(build.status == 0, "\(build.output)")
      let run = try swift.run("run", "--skip-build")
      #expect(run.status == 0)
      let wanted = try #require(readme.block(after: "`swift run` prints"))
      #expect(run.output.hasSuffix(wanted), "\(run.output)")

      // The mistake that it shows, in the same package.
      let path = "bees/Sources/CAim/CAimServiceProvider.swift"
      let mistake = try #require(readme.block(after: "A mistake"))
      let shown = try #require(readme.block(after: "stops the build"))
      let source = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      try folder.write(source.replacing("// @service\n", with: mistake), to: path)
      let broken = try swift.run("build")
      #expect(broken.status == 1)
      let output = broken.output.replacing(folder.url.appending(path: "bees").path() + "/", with: "")
      #expect(output.contains(shown), "\(broken.output)")
    }

    @Test("it has at most 150 lines")
    func length() {
      #expect(readme.lines.count <= 150)
    }
  }
}

/// The parts of a README that can be run.
struct Readme {
  let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The code blocks that follow a line with nothing but a path in backticks.
  var files: [(path: String, text: String)] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard line.hasPrefix("`"), line.hasSuffix("`"), line.contains("."), !line.contains(" ") else { return nil }
      guard let text = block(behind: index) else { return nil }
      return (String(line.dropFirst().dropLast()), text)
    }
  }

  /// The code block behind the first line that holds some words.
  func block(after words: String) -> String? {
    lines.firstIndex { $0.contains(words) }.flatMap(block)
  }

  private func block(behind index: Int) -> String? {
    guard let start = lines[index...].firstIndex(where: { $0.hasPrefix("```") }),
      let end = lines[(start + 1)...].firstIndex(of: "```")
    else { return nil }
    return lines[(start + 1)..<end].map { $0 + "\n" }.joined()
  }
}
