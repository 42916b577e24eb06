import Foundation
import Testing
import WaggleCodegen
import WaggleGraph

@Suite("RegistrationFile")
struct RegistrationFileTests {
  /// `RECORD=1 swift test` writes what is wanted, and fails so that nobody commits it unread.
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  @Test("a case's registration file is the one in its folder", arguments: Golden.all)
  func golden(_ golden: Golden) throws {
    let graph = try golden.graph()
    #expect(graph.diagnostics.map(\.text) == [])
    let text = RegistrationFile(graph).text
    let wanted = (try? String(contentsOf: golden.wanted, encoding: .utf8)) ?? ""
    if Self.isRecording, text != wanted {
      try text.write(to: golden.wanted, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.wanted.lastPathComponent); read it before you commit it")
      return
    }
    #expect(text == wanted)
  }

  @Test("every case is one of the manifest's targets, so that its file is compiled")
  func everyCaseIsCompiled() throws {
    let names = Golden.all.map(\.name)
    #expect(names == GoldenModules.names)
  }

  @Test("the same sources give the same bytes", arguments: Golden.all)
  func stable(_ golden: Golden) throws {
    let first = RegistrationFile(try golden.graph()).text
    for _ in 0..<5 {
      #expect(RegistrationFile(try golden.graph()).text == first)
    }
  }
}
