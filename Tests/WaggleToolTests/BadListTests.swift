import Foundation
import Testing

@Suite struct BadListTests {
  @Test func `a list that is missing`() throws {
    let run = try GenerateRun()
    try FileManager.default.removeItem(atPath: run.folder.path("sources.txt"))
    try run.expectProblem(": error: No such file or directory", at: "sources.txt")
  }

  @Test func `a list that is a folder`() throws {
    let run = try GenerateRun()
    try FileManager.default.removeItem(atPath: run.folder.path("sources.txt"))
    try run.folder.write("", to: "sources.txt/file")
    try run.expectProblem(": error: not a regular file", at: "sources.txt")
  }

  @Test func `a list that is not UTF-8`() throws {
    let run = try GenerateRun()
    try run.folder.write(Data([0x6D, 0xFF, 0xFE, 0x0A]), to: "sources.txt")
    try run.expectProblem(": error: not a UTF-8 file", at: "sources.txt")
  }

  @Test(arguments: ["", "\n", "\n\n\n"])
  func `a list that names no module`(text: String) throws {
    let run = try GenerateRun()
    try run.folder.write(text, to: "sources.txt")
    try run.expectProblem(": error: the list names no module", at: "sources.txt")
  }

  @Test(arguments: [
    ("garbage", 1), (" ", 1), ("   \n", 1), ("module", 1), ("module ", 1), ("module App", 1), ("module App ", 1),
    ("module App plugin", 1), ("module App library extra", 1), ("module  library", 1), ("source /x.swift", 1),
    ("depends A", 1), ("Module App library", 1), ("module App library\nsource", 2), ("module App library\nsource ", 2),
    ("module App library\ndepends ", 2), ("module App library\n\nunknown x", 3), ("module App library\n ", 2),
    ("module App library\r\n", 1), ("module App library\nsource /a\0b", 2), ("\0\u{1}\u{2}", 1), ("{\"a\": 1}", 1),
    ("\u{FEFF}module App library", 1),
  ])
  func `a list that is garbage`(text: String, line: Int) throws {
    let run = try GenerateRun()
    try run.folder.write(text, to: "sources.txt")
    try run.expectProblem(":\(line):1: error: not a line of a source list", at: "sources.txt")
  }
}
