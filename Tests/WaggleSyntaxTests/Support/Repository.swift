import Foundation
import WaggleCodegen
import WaggleSyntax

/// The Swift files of this repository.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized

  static let snippets = root.appending(path: "Tests/WaggleSyntaxTests/Snippets")

  /// The paths of all Swift sources, from the root.
  static let files = ["Sources", "Plugins", "Tests"].flatMap { folder in
    swiftFiles(below: root.appending(path: folder)).map { folder + "/" + $0 }
  }

  /// The names of the snippets, each of which holds one construct that is hard to read.
  static let snippetNames = swiftFiles(below: snippets).map { String($0.dropLast(".swift".count)) }

  private static func swiftFiles(below folder: URL) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
  }
}

/// The declaration lines of a file, by either parser.
struct Lines: Equatable, CustomStringConvertible {
  let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n") }

  /// What our parser sees in a file whose path begins at `folder`.
  init(of path: String, in folder: URL) throws {
    let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
    self.init(DeclarationLines(SourceFile(path: path, bytes: bytes)).text)
  }

  /// The first lines that differ from those of `other`, or nothing.
  func difference(from other: Lines) -> String? {
    if self == other { return nil }
    let same = zip(lines, other.lines).prefix { $0 == $1 }.count
    func line(_ lines: [Substring]) -> Substring { same < lines.count ? lines[same] : "no more lines" }
    return "line \(same + 1) is\n\(line(lines))\nnot\n\(line(other.lines))"
  }

  var description: String { lines.joined(separator: "\n") }
}
