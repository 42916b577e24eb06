import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#endif

@Suite struct BadSourceTests {
  @Test func `a source that is missing`() throws {
    try GenerateRun(sources: ["A.swift"]).expectProblem(": error: No such file or directory", at: "A.swift")
  }

  @Test func `several that are missing are all named`() throws {
    let run = try GenerateRun(sources: ["A.swift", "B.swift", "C.swift"])
    try run.folder.write("// @service\n", to: "B.swift")
    let result = try run.run()
    #expect(result.exitCode == 1)
    let wanted = ["A.swift", "C.swift"].map { run.folder.path($0) + ": error: No such file or directory\n" }
    #expect(result.errors == wanted.joined())
  }

  @Test func `a source that is a folder`() throws {
    let run = try GenerateRun(sources: ["A.swift"])
    try run.folder.write("", to: "A.swift/file")
    try run.expectProblem(": error: not a regular file", at: "A.swift")
  }

  @Test func `a source below a file`() throws {
    let run = try GenerateRun(sources: ["A.swift/B.swift"])
    try run.folder.write("", to: "A.swift")
    try run.expectProblem(": error: Not a directory", at: "A.swift/B.swift")
  }

  @Test func `a link that leads nowhere, and one that leads to itself`() throws {
    let run = try GenerateRun(sources: ["A.swift"])
    let link = run.folder.path("A.swift")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: run.folder.path("gone"))
    try run.expectProblem(": error: No such file or directory", at: "A.swift")
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: link)
    try run.expectProblem(": error: Too many levels of symbolic links", at: "A.swift")
  }

  @Test func `a name that is too long`() throws {
    let name = String(repeating: "a", count: 300) + ".swift"
    try GenerateRun(sources: [name]).expectProblem(": error: File name too long", at: name)
  }

  @Test func `a pipe that nobody writes to does not keep the tool waiting`() throws {
    let run = try GenerateRun(sources: ["A.swift"])
    #expect(mkfifo(run.folder.path("A.swift"), 0o644) == 0)
    try run.expectProblem(": error: not a regular file", at: "A.swift", seconds: 20)
  }

  @Test func `a device`() throws {
    try GenerateRun(sources: ["/dev/zero"]).expectProblem(": error: not a regular file", at: "/dev/zero", seconds: 20)
  }

  #if os(Linux)
  @Test func `a file whose size is not what it says`() throws {
    try GenerateRun(sources: ["/proc/self/status"])
      .expectProblem(": error: changed while it was read", at: "/proc/self/status")
  }
  #endif

  @Test(arguments: [[0xFF], [0x2F, 0x2F, 0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]])
  func `a source that is not UTF-8`(bytes: [UInt8]) throws {
    let run = try GenerateRun(sources: ["A.swift"])
    try run.folder.write(Data("struct A {}\n".utf8) + Data(bytes), to: "A.swift")
    try run.expectProblem(":1:1: error: not a UTF-8 file", at: "A.swift")
  }

  @Test(arguments: ["", "\n", " ", "\u{FEFF}", "\0", "// a comment", "/* */"])
  func `a source without declarations is fine`(text: String) throws {
    let run = try GenerateRun(sources: ["A.swift"])
    try run.folder.write(text, to: "A.swift")
    let result = try run.run()
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(try run.folder.read("out/AppServices.swift").contains("enum AppServices"))
  }

  @Test func `a source of 100 MB`() throws {
    let run = try GenerateRun(sources: ["A.swift"])
    try run.folder.write(Data(repeating: 0x20, count: 100_000_000), to: "A.swift")
    try run.expectProblem(": error: larger than 64 MiB", at: "A.swift", seconds: 120)
  }

  @Test func `a source of a terabyte that is not there`() throws {
    let run = try GenerateRun(sources: ["A.swift"])
    let file = try run.folder.write("", to: "A.swift")
    try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 40)
    try run.expectProblem(": error: larger than 64 MiB", at: "A.swift", seconds: 20)
  }

  @Test func `a source of 60 MB is read`() throws {
    let run = try GenerateRun(sources: ["A.swift"])
    let text = "protocol P {}\n" + String(repeating: " ", count: 60_000_000) + "\n// @service\nstruct A: P {}\n"
    try run.folder.write(text, to: "A.swift")
    let result = try run.run(seconds: 120)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    #expect(try run.folder.read("out/AppServices.swift").contains(#""App.A (App/A.swift:4)""#))
  }

  @Test(arguments: [
    ("let a = \"never ends\n", ":1:9: error: unterminated string literal"),
    ("let a = \"\"\"\n  never ends\n", ":1:9: error: unterminated string literal"),
    ("let a = #\"\"\"\n  never ends\n  \"\"\"\n", ":1:9: error: unterminated string literal"),
    ("let a = 1\n/* never /* ends */\n", ":2:1: error: unterminated '/*' comment"),
    ("/*", ":1:1: error: unterminated '/*' comment"),
    ("let a = #/\n  never ends\n", ":1:9: error: unterminated regex literal"),
    ("struct A {\n", ":1:10: error: a brace, bracket or '#if' is not closed"),
    ("#if DEBUG\nstruct A {}\n", ":1:1: error: a brace, bracket or '#if' is not closed"),
    ("func a() {", ":1:10: error: a brace, bracket or '#if' is not closed"),
  ])
  func `a source without its end`(text: String, problem: String) throws {
    let run = try GenerateRun(sources: ["A.swift"])
    try run.folder.write(text, to: "A.swift")
    try run.expectProblem(problem, at: "A.swift")
  }

  /// What deep nesting is made of: `count` times the first, then the second.
  @Test(arguments: [
    ("{", ""), ("(", ""), ("[", ""), ("#if A\n", ""), ("struct A { ", ""), ("let a = ", "("), ("\"\\(", ""),
    ("/* ", ""), ("func a() { ", ""), ("let a: [", "Int"), ("if a { ", ""), ("let a = { ", ""),
  ])
  func `nesting 100,000 deep`(opening: String, rest: String) throws {
    let run = try GenerateRun(sources: ["A.swift"])
    try run.folder.write(String(repeating: opening, count: 100_000) + rest, to: "A.swift")
    let result = try run.run(seconds: 120)
    #expect(result.exitCode == 1)
    #expect(!result.errors.isEmpty)
    for line in result.errors.split(separator: "\n") { #expect(line.hasPrefix(run.folder.path("A.swift:"))) }
    #expect(try run.folder.read("out/AppServices.swift") == GenerateRun.oldOutput)
  }

  @Test func `a problem in a source of another module is not this one's`() throws {
    let run = try GenerateRun(sources: ["A.swift"])
    try run.folder.write("struct A {}\n", to: "A.swift")
    try run.folder.write("let a = \"never ends\n", to: "B.swift")
    let list = try run.folder.read("sources.txt")
    try run.folder.write(list + "source \(run.folder.path("B.swift"))\n", to: "sources.txt")
    #expect(try run.run().exitCode == 0)
  }
}
