import Foundation
import Testing

/// `RECORD=1 swift test` writes what is wanted, and fails once: read what it wrote.
@Suite struct DiagnosticCaseTests {
  static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test("The problems of a case are found, where they are, and no others", arguments: DiagnosticCase.all)
  func problems(of example: DiagnosticCase) throws {
    let found = try example.diagnostics()
    if Self.isRecording {
      let folder = example.wantFile.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(found.utf8).write(to: example.wantFile)
      Issue.record("recorded \(example.name)")
      return
    }
    let wanted = try #require(try? String(contentsOf: example.wantFile, encoding: .utf8), "no want/diagnostics.txt")
    #expect(found == wanted)
  }

  @Test("What is said has the compiler's form", arguments: DiagnosticCase.all)
  func form(of example: DiagnosticCase) throws {
    for line in try example.diagnostics().split(separator: "\n") {
      let match = try #require(line.wholeMatch(of: /\S+\.swift:\d+:\d+: error: (.+)|\S+:\d+:\d+: note: (.+)/))
      let phrase = try #require(match.1 ?? match.2)
      #expect(!phrase.hasSuffix(".") && phrase.first?.isUppercase != true, "\(phrase)")
      #expect(phrase.count(where: { $0 == "'" }) % 2 == 0, "\(phrase)")
    }
  }

  @Test func `no case is lost`() {
    #expect(DiagnosticCase.all.count >= 84)
  }
}
