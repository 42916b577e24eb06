import Foundation
import Testing

@Suite struct ScanTests {
  @Test func `a line for each declaration, folders in order, builds left out`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct B {}\n", to: "b.swift")
    try folder.write("struct A { let a: Int }\n", to: "a/a.swift")
    try folder.write("struct Built {}\n", to: ".build/x.swift")
    try folder.write("struct Text {}\n", to: "text.txt")
    let result = try Tool.run("scan", "--declarations", folder.url.path)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    let names = result.output.split(separator: "\n").compactMap { $0.firstMatch(of: /"name":"([^"]*)"/)?.1 }
    #expect(names == ["A", "A.a", "B"])
  }

  @Test(arguments: [
    ("let a = \"x\n", ":1:9: error: unterminated string literal"), ("/*", ":1:1: error: unterminated '/*' comment"),
  ])
  func `what cannot be read whole is a problem`(text: String, problem: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.swift")
    let result = try Tool.run("scan", "--declarations", folder.path("a.swift"))
    #expect(result.exitCode == 1)
    #expect(result.errors == folder.path("a.swift") + problem + "\n")
  }

  @Test func `a path that is missing`() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run("scan", "--declarations", folder.path("gone"))
    #expect(result.exitCode == 1)
    #expect(result.errors == folder.path("gone") + ": error: No such file or directory\n")
  }

  @Test func `links that lead back up are not followed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "a/a.swift")
    for name in ["one", "two", "three"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("a/\(name)"), withDestinationPath: folder.url.path)
    }
    let result = try Tool.run("scan", "--declarations", folder.url.path, seconds: 20)
    #expect(result.exitCode == 0)
    #expect(result.output.split(separator: "\n").count == 1)
  }

  /// Some megabytes of output: more than any pipe holds.
  private func largeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write((0..<20_000).map { "struct A\($0) {}\n" }.joined(), to: "a.swift")
    return folder
  }

  @Test func `large output arrives whole`() throws {
    let folder = try largeFolder()
    let result = try Tool.run("scan", "--declarations", folder.path("a.swift"))
    #expect(result.exitCode == 0 && result.output.split(separator: "\n").count == 20_000)
  }

  @Test func `a pipe that nobody reads any more ends the tool, quietly`() throws {
    let folder = try largeFolder()
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let result = try Tool.run(
      "scan", "--declarations", folder.path("a.swift"), output: pipe.fileHandleForWriting, seconds: 20)
    // By SIGPIPE, as others do, or with 1 where the signal is ignored.
    #expect(result.exitCode == -13 || result.exitCode == 1)
    #expect(result.errors.isEmpty || result.errors == "standard output: error: Broken pipe\n")
  }

  #if os(Linux)
  @Test func `output that finds no room is a problem`() throws {
    let folder = try largeFolder()
    let result = try Tool.run(
      "scan", "--declarations", folder.path("a.swift"), output: FileHandle(forWritingAtPath: "/dev/full"))
    #expect(result.exitCode == 1)
    #expect(result.errors == "standard output: error: No space left on device\n")
  }
  #endif
}
