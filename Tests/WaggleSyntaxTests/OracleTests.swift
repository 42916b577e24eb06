import Foundation
import Testing
import WaggleSyntax

/// Our parser is equal to the toolchain's own.
///
/// Beside each snippet lie the lines of the toolchain's parser, so that equality is tested without it too.
/// `RECORD=1 swift test --filter OracleTests` writes them anew: never with what our parser says.
@Suite(.timeLimit(.minutes(5))) struct OracleTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  private static func recorded(_ snippet: String) -> URL { Repository.snippets.appending(path: snippet + ".jsonl") }

  @Test("Our parser sees in a snippet what the toolchain's parser sees", arguments: Repository.snippetNames)
  func snippet(name: String) throws {
    let wanted = Lines(try String(contentsOf: Self.recorded(name), encoding: .utf8))
    #expect(!wanted.lines.isEmpty)
    let difference = try Lines(of: name + ".swift", in: Repository.snippets).difference(from: wanted)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("There is a snippet for each list of lines, and there are many")
  func snippetsAreThere() throws {
    let lists = try FileManager.default.contentsOfDirectory(atPath: Repository.snippets.path)
      .filter { $0.hasSuffix(".jsonl") }.map { String($0.dropLast(".jsonl".count)) }.sorted()
    #expect(lists == Repository.snippetNames)
    #expect(lists.count >= 60)
  }

  @Test("What is named 'hidden' in snippets is local, and on no list")
  func hidden() throws {
    for name in Repository.snippetNames {
      let list = try String(contentsOf: Self.recorded(name), encoding: .utf8)
      #expect(!list.lowercased().contains("hidden"), "\(name)")
    }
  }

  @Test("Nothing in a snippet is a problem")
  func problems() throws {
    for name in Repository.snippetNames {
      let bytes = Array(try Data(contentsOf: Repository.snippets.appending(path: name + ".swift")))
      #expect(SourceFile(path: name, bytes: bytes).problems.isEmpty, "\(name)")
    }
  }

  @Test("The lines beside the snippets are the toolchain's", .enabled(if: Oracle.isAvailable, "it has no parser"))
  func recordedLines() throws {
    let paths = Repository.snippetNames.map { $0 + ".swift" }
    let lines = try Oracle.shared.get().lines(of: paths, in: Repository.snippets)
    for name in Repository.snippetNames {
      let list = Self.recorded(name)
      let wanted = try #require(lines[name + ".swift"])
      let difference = Lines((try? String(contentsOf: list, encoding: .utf8)) ?? "").difference(from: wanted)
      if Self.isRecording, difference != nil { try Data("\(wanted)\n".utf8).write(to: list) }
      #expect(difference == nil, "\(name): \(difference ?? "")")
    }
  }

  @Test(
    "Our parser sees in this repository what the toolchain's parser sees",
    .enabled(if: Oracle.isAvailable, "it has no parser"))
  func repository() throws {
    let lines = try Oracle.shared.get().lines(of: Repository.files, in: Repository.root)
    #expect(lines.values.map(\.lines.count).reduce(0, +) > 1000)
    for path in Repository.files {
      let wanted = try #require(lines[path])
      let difference = try Lines(of: path, in: Repository.root).difference(from: wanted)
      #expect(difference == nil, "\(path): \(difference ?? "")")
    }
  }

  @Test("Trivia and tokens in a row are the text of every file in this repository")
  func roundTrip() throws {
    #expect(Repository.files.count > 200)
    for path in Repository.files {
      let bytes = Array(try Data(contentsOf: Repository.root.appending(path: path)))
      #expect(Tokens(bytes).joined == bytes, "\(path)")
    }
  }
}
