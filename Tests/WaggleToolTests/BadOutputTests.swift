import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#endif

@Suite struct BadOutputTests {
  @Test func `a folder that does not exist`() throws {
    try GenerateRun().expectProblem(": error: No such file or directory", at: "gone/A.swift", output: "gone/A.swift")
  }

  @Test(arguments: [true, false])
  func `a path that is a folder`(isEmpty: Bool) throws {
    let run = try GenerateRun()
    try run.folder.write("", to: "folder/file")
    if isEmpty { try FileManager.default.removeItem(atPath: run.folder.path("folder/file")) }
    try run.expectProblem(": error: Is a directory", at: "folder", output: "folder")
    #expect(try run.folder.names() == ["folder", "out", "sources.txt"])
  }

  @Test func `a file used as a folder`() throws {
    let run = try GenerateRun()
    try run.folder.write("", to: "file")
    try run.expectProblem(": error: Not a directory", at: "file/A.swift", output: "file/A.swift")
  }

  #if os(Linux)
  @Test func `a place where nothing can be written`() throws {
    try GenerateRun().expectProblem(
      ": error: No such file or directory", at: "/proc/A.swift", output: "/proc/A.swift")
  }
  #endif

  @Test func `a pipe is replaced, not waited for`() throws {
    let run = try GenerateRun()
    try FileManager.default.removeItem(atPath: run.folder.path("out/AppServices.swift"))
    #expect(mkfifo(run.folder.path("out/AppServices.swift"), 0o644) == 0)
    #expect(try run.run(seconds: 20).exitCode == 0)
    #expect(try run.folder.read("out/AppServices.swift").contains("enum AppServices"))
  }

  @Test func `an output that is not UTF-8 is replaced`() throws {
    let run = try GenerateRun()
    try run.folder.write(Data([0xFF]), to: "out/AppServices.swift")
    #expect(try run.run().exitCode == 0)
    #expect(try run.folder.read("out/AppServices.swift").contains("enum AppServices"))
  }
}
