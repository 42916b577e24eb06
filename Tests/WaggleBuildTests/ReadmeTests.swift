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

      // What the command says of it.
      let check = try swift.run("package", "services", "check")
      #expect(check.status == 0 && check.output.hasSuffix("App: 4 modules, 1 provider, 1 request, no problems\n"))
      let list = try swift.run("package", "services", "list")
      #expect(list.output.contains("CAimAPI.CAimService  CAimServiceProvider  transient"), "\(list.output)")
      let explain = try swift.run("package", "services", "explain", "CAimService")
      #expect(explain.output.contains("is provided by CAim.CAimServiceProvider, transient"), "\(explain.output)")
      let page = folder.url.appending(path: "graph.html")
      let html = try swift.run("package", "services", "graph", "--format", "html", "-o", page.path())
      #expect(html.status == 0, "\(html.output)")
      #expect(try String(contentsOf: page, encoding: .utf8).contains("CAimServiceProvider"))

      // Routes, in the same package.
      let manifest = try String(contentsOf: folder.url.appending(path: "bees/Package.swift"), encoding: .utf8)
      let routing = "waggle, .product(name: \"WaggleRouting\", package: \"Waggle\")]"
      try folder.write(manifest.replacing("waggle]", with: routing), to: "bees/Package.swift")
      let answer = try #require(readme.block(after: "What answers says so"))
      try folder.write(answer, to: "bees/Sources/CAim/Search.swift")
      let main = try #require(readme.files.first { $0.path.hasSuffix("main.swift") })
      let made = "let router = try Router(AppRoutes.self, registry: registry)"
      let opened = "try await\nrouter.open(\"bees://search/%E8%9C%9C?page=2\", as: String.self)"
      try #require(readme.text.contains(made) && readme.text.contains("`\(opened)` gives `蜜, page 2`"))
      try folder.write(
        "import WaggleRouting\n\(main.text)\(made)\nprint(\(opened))\n", to: "bees/Sources/App/main.swift")
      let routed = try swift.run("run")
      #expect(routed.status == 0 && routed.output.hasSuffix(wanted + "蜜, page 2\n"), "\(routed.output)")
      try folder.write(main.text, to: "bees/Sources/App/main.swift")
      try folder.remove("bees/Sources/CAim/Search.swift")

      // The mistake that it shows, in the same package, by the build and by the command.
      try #require(manifest.contains("\"CAimAPI\", \"CAim\", waggle"))
      try folder.write(
        manifest.replacing("\"CAimAPI\", \"CAim\", waggle", with: "\"CAimAPI\", waggle"), to: "bees/Package.swift")
      let shown = try #require(readme.block(after: "what is missing, where"))
      let broken = try swift.run("build")
      #expect(broken.status == 1)
      let checked = try swift.run("package", "services", "check")
      #expect(checked.status == 1)
      for output in [broken.output, checked.output] {
        let output = output.replacing(folder.url.appending(path: "bees").path() + "/", with: "")
        #expect(output.contains(shown), "\(output)")
      }
      // The package manager prints its own line and the tool's in any order.
      #expect(checked.output.contains("\nerror: 1 problem\n"), "\(checked.output)")

      // A condition that the manifest sets is known.
      let defined = manifest.replacing(
        "dependencies: [\"CAimAPI\", waggle], plugins",
        with: "dependencies: [\"CAimAPI\", waggle], swiftSettings: [.define(\"HIDDEN\")], plugins")
      try #require(defined != manifest)
      try folder.write(defined, to: "bees/Package.swift")
      let path = "bees/Sources/CAim/CAimServiceProvider.swift"
      let provider = try String(contentsOf: folder.url.appending(path: path), encoding: .utf8)
      try folder.write("#if !HIDDEN\n" + provider + "#endif\n", to: path)
      let hidden = try swift.run("package", "services", "check")
      #expect(
        hidden.output.contains("'CAimServiceProvider' provides it, but only where '!HIDDEN' holds"), "\(hidden.output)")
    }

    @Test("of a wrong command line one line says what is wrong")
    func wrongUsage() throws {
      let folder = try package()
      let swift = swift(in: folder)
      for (arguments, message) in [
        (["chek"], "unknown verb 'chek'; did you mean 'check'?"),
        (["check", "--unsed"], "unknown option '--unsed'; did you mean '--unused'?"),
        (["explain", "CAimServce"], "nobody names a service 'CAimServce'; did you mean 'CAimService'?"),
        (["list", "--target", "Ap"], "there is no target 'Ap'; did you mean 'App'?"),
      ] {
        let result = try swift.run("package", ["services"] + arguments)
        #expect(result.status == 1)
        #expect(result.output.hasSuffix("\nerror: \(message)\n"), "\(result.output)")
      }
      let help = try swift.run("package", "services", "--help")
      #expect(help.status == 0 && help.output.contains("USAGE: swift package services list|check|graph|explain"))
      let verb = try swift.run("package", "services", "graph", "--help")
      #expect(verb.status == 0 && verb.output.contains("--focus SERVICE"))
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

  /// All of it.
  var text: String { lines.joined(separator: "\n") }

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
