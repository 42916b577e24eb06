import Foundation
import Testing

@testable import WaggleSyntax

@Suite("Summary")
struct SummaryTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  private static let paths: [String] = ["Sources", "Plugins", "Tests"].flatMap { folder in
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path())
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
  }

  @Test("What is encoded is read again, whole and summed up, for all sources of the repository")
  func roundTrip() throws {
    #expect(Self.paths.count > 100)
    for path in Self.paths {
      let bytes = Array(try Data(contentsOf: Self.root.appending(path: path)))
      let file = SourceFile(path: path, bytes: bytes)
      for file in [file, file.summary] {
        #expect(SourceFile(path: path, encoded: file.encoded[...]) == file, "\(path)")
      }
    }
  }

  @Test("Strays and problems are encoded too")
  func leftovers() {
    let text = "let a = 1 // @service\nfunc f() {\n  // @service(scope: x)\n  class Local {}\n}\nlet b = \"open\n"
    let file = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    #expect(file.strays.count == 2 && file.problems.count == 1)
    #expect(SourceFile(path: "A.swift", encoded: file.encoded[...]) == file)
  }

  @Test("A summary keeps what says how types are made and what routes may call, and no more")
  func summary() {
    let text = """
      struct S { var stored: Int; var computed: Int { 1 }; static let all = 2; init() {}; func f() {} }
      enum E { static func handle() {}; static func other() {} }
      class C { var stored = 1; init(a: Int) {}; struct Inner { let a: Int; func g() {} } }
      protocol P { associatedtype A; func f(); var v: Int { get } }
      func free() {}
      // @service
      func made() -> any P {}
      let plain = 1
      """
    let summary = SourceFile(path: "A.swift", bytes: Array(text.utf8)).summary
    func names(_ declarations: [Declaration]) -> [String] {
      declarations.flatMap { [$0.name] + names($0.members).map { "." + $0 } }
    }
    #expect(
      names(summary.declarations) == [
        "S", ".stored", ".all", ".init", "E", ".handle", "C", ".init", ".Inner", "..a", "P", ".f", "made",
      ])
  }

  @Test("Any bytes give a file or nothing", arguments: 1...20)
  func garbage(seed: UInt64) {
    let text =
      "import A\n// @service(P)\n@available(*, deprecated) struct S<T>: P, Q { init(_ a: Int = 1) async throws {} }\n"
    let good = SourceFile(path: "A.swift", bytes: Array(text.utf8)).encoded
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<200 {
      var bytes = good
      for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
      if random(3) == 0 { bytes.removeLast(random(bytes.count)) }
      if let file = SourceFile(path: "A.swift", encoded: bytes[...]) {
        #expect(SourceFile(path: "A.swift", encoded: file.encoded[...]) == file)
      }
    }
    #expect(SourceFile(path: "A.swift", encoded: (good + [0])[...]) == nil)
    #expect(SourceFile(path: "A.swift", encoded: []) == nil)
  }
}
