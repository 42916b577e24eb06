import Foundation
import Testing

@Suite struct GenerateTests {
  private static let source = """
    protocol Clock {}

    // @service(Clock, scope: singleton, named: "wall")
    final class Wall: Clock {
      init(zone: any Zone, others: [any Zone]) {}
    }

    // @service
    struct Local: Zone {}

    protocol Zone {}

    """

  @Test func `the output is written, and names every provider`() throws {
    let run = try GenerateRun(sources: ["Wall.swift"])
    try run.folder.write(Self.source, to: "Wall.swift")
    let result = try run.run()
    #expect(result.exitCode == 0 && result.output.isEmpty && result.errors.isEmpty)
    let text = try run.folder.read("out/AppServices.swift")
    #expect(text.contains("enum AppServices"))
    #expect(text.contains(#""App.Wall (App/Wall.swift:4)""#))
    #expect(text.contains(#""App.Local (App/Wall.swift:9)""#))
    #expect(!text.contains(run.folder.url.path))
    #expect(try run.folder.names(in: "out") == ["AppServices.swift"])
  }

  @Test func `output that would not change is not touched`() throws {
    let run = try GenerateRun(sources: ["Wall.swift"])
    try run.folder.write(Self.source, to: "Wall.swift")
    #expect(try run.run().exitCode == 0)
    let past = Date(timeIntervalSince1970: 1_000_000_000)
    let output = run.folder.path("out/AppServices.swift")
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: output)
    #expect(try run.run().exitCode == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date == past)
    try run.folder.write(Self.source.replacing("wall", with: "well"), to: "Wall.swift")
    #expect(try run.run().exitCode == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date != past)
  }

  @Test func `the same input gives the same bytes, five times`() throws {
    let run = try GenerateRun(sources: (1...9).map { "Wall\($0).swift" })
    for number in 1...9 {
      let text = Self.source.replacing("Wall", with: "Wall\(number)").replacing("Local", with: "Local\(number)")
        .replacing("Zone", with: "Zone\(number)")
      try run.folder.write("import Module\(number)\n" + text, to: "Wall\(number).swift")
    }
    var texts: Set<String> = []
    for _ in 0..<5 {
      try run.folder.write(GenerateRun.oldOutput, to: "out/AppServices.swift")
      #expect(try run.run().exitCode == 0)
      texts.insert(try run.folder.read("out/AppServices.swift"))
    }
    #expect(texts.count == 1 && texts != [GenerateRun.oldOutput])
  }

  @Test func `a module without sources has an empty catalog`() throws {
    let run = try GenerateRun()
    #expect(try run.run().exitCode == 0)
    #expect(try run.folder.read("out/AppServices.swift").contains("enum AppServices"))
  }

  @Test(arguments: [
    "with space.swift", "it's.swift", "say \"hi\".swift", "Ünïcode 🐝.swift", "\u{301}accent.swift", "back\\slash.swift",
    "per%20cent.swift", "--option.swift", "tab\t.swift", " leading.swift", "trailing .swift", "#{}$(x);&.swift",
    "return\r.swift", "Ordner ä/Datei ö.swift",
  ])
  func `a path may hold any character`(name: String) throws {
    let run = try GenerateRun(sources: [name])
    try run.folder.write(Self.source, to: name)
    let result = try run.run()
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try run.folder.read("out/AppServices.swift").contains("App.Wall"))
    try run.folder.write("// @service\n", to: name)
    #expect(try run.run().errors.hasPrefix(run.folder.path(name) + ":1:4: error: "))
  }

  @Test func `the list and the output may have any name too`() throws {
    let folder = try TemporaryFolder()
    try folder.write("module App library\n", to: "Lïste 'x' \"y\".txt")
    let result = try Tool.run(
      "generate", "--sources", "Lïste 'x' \"y\".txt", "--output", "Aus gabe 'ö'.swift", in: folder.url)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(folder.exists("Aus gabe 'ö'.swift"))
  }

  @Test func `all problems are printed, sorted, once`() throws {
    let run = try GenerateRun(sources: ["B.swift", "A.swift"])
    try run.folder.write("// @service(x: 1)\nstruct B {}\n", to: "B.swift")
    try run.folder.write("// @service\n\n// @service\n", to: "A.swift")
    let result = try run.run()
    #expect(result.exitCode == 1)
    let lines = result.errors.split(separator: "\n").map { $0.split(separator: ": ")[0] }
    #expect(lines == ["A.swift:1:4", "A.swift:3:4", "B.swift:1:13"].map { run.folder.path($0)[...] })
    #expect(try run.folder.read("out/AppServices.swift") == GenerateRun.oldOutput)
  }
}
