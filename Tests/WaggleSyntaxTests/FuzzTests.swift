import Foundation
import Testing
import WaggleSyntax

/// Random and mutated sources, for `WAGGLE_FUZZ_SECONDS`.
///
/// A failure names its seed: `WAGGLE_FUZZ_SEED=n swift test --filter FuzzTests` runs that round alone, in the test's own
/// process. What was found is fixed and has a test in `BadInputTests`.
@Suite struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seconds = Int(environment["WAGGLE_FUZZ_SECONDS"] ?? "") ?? 2
  private static let onlySeed = environment["WAGGLE_FUZZ_SEED"].flatMap(UInt64.init)
  /// Each process runs this long, so that what it printed does not get long.
  private static let slice = 30

  @Test("Any text is read: without a trap, in linear time, and its tokens are the text", .enabled(if: onlySeed == nil))
  func anyText() async throws {
    let deadline = ContinuousClock.now + .seconds(Self.seconds)
    var seed = UInt64(Date.now.timeIntervalSince1970 * 1000)
    var rounds = 0
    while ContinuousClock.now < deadline, rounds >= 0 {
      let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        [seed = seed as UInt64] in
        // Ends a round that does not end by itself.
        alarm(120)
        let sources = try FuzzRound.sources()
        let end = ContinuousClock.now + .seconds(min(Self.seconds, Self.slice))
        var seed = seed
        while ContinuousClock.now < end {
          FileHandle.standardOutput.write(Data("\(seed)\n".utf8))
          let failures = FuzzRound(seed: seed, sources: sources).failures
          #expect(failures.isEmpty, "seed \(seed): \(failures)")
          seed += 1
        }
      }
      let seeds = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
      guard let result, result.exitStatus == .exitCode(EXIT_SUCCESS) else {
        Issue.record("the last seed was \(seeds.last ?? "none")")
        return
      }
      rounds += seeds.count
      seed += UInt64(seeds.count)
    }
    #expect(rounds > 0)
    if Self.seconds > Self.slice { print("\(rounds) rounds up to seed \(seed)") }
  }

  @Test("The text of one seed is read", .enabled(if: onlySeed != nil))
  func oneSeed() throws {
    let seed = try #require(Self.onlySeed)
    let round = FuzzRound(seed: seed, sources: try FuzzRound.sources())
    let file = FileManager.default.temporaryDirectory.appending(path: "waggle-fuzz-\(seed).swift")
    try Data(round.text).write(to: file)
    print("the text is in \(file.path)")
    #expect(round.failures == [])
  }
}

/// One text, and what is wrong with how it is read.
struct FuzzRound {
  let text: [UInt8]

  /// The snippets and the project's own sources.
  static func sources() throws -> [[UInt8]] {
    try Repository.files.filter { $0.hasPrefix("Sources/") || $0.contains("/Snippets/") }
      .map { Array(try Data(contentsOf: Repository.root.appending(path: $0))) }.filter { !$0.isEmpty }
  }

  init(seed: UInt64, sources: [[UInt8]]) {
    var mutation = Mutation(sources: sources, random: Random(state: seed &* 0x9E37_79B9_7F4A_7C15))
    var text = mutation.next()
    // Time that grows faster than the text shows only in long texts.
    if mutation.random.below(16) == 0, !text.isEmpty {
      let times = 200_000 / text.count + 1
      text = Array(repeatElement(text, count: times).joined())
    }
    self.text = text
  }

  var failures: [String] {
    var failures: [String] = []
    if Tokens(text).joined != text { failures.append("the tokens are not the text") }
    var file = SourceFile(path: "", bytes: [])
    // A busy machine is slow now and then, but not three times in a row.
    let seconds = (0..<3).lazy.map { _ in
      let start = ContinuousClock.now
      file = SourceFile(path: "Fuzz.swift", bytes: text)
      return (ContinuousClock.now - start) / .seconds(1)
    }
    if !seconds.contains(where: { $0 <= allowedSeconds }) {
      failures.append("\(text.count) bytes took more than \(allowedSeconds) s")
    }
    if file.problems.count > 100 { failures.append("\(file.problems.count) problems") }
    if !isInOrder(file.declarations) { failures.append("declarations are out of order") }
    return failures
  }

  /// Ten times what it takes, and some more for what else runs.
  private var allowedSeconds: Double {
    #if DEBUG
    0.5 + Double(text.count) * 10e-6
    #else
    0.1 + Double(text.count) * 1e-6
    #endif
  }

  private func isInOrder(_ declarations: [Declaration]) -> Bool {
    zip(declarations, declarations.dropFirst()).allSatisfy { $0.position <= $1.position }
      && declarations.allSatisfy { declaration in
        declaration.members.allSatisfy { declaration.position < $0.position } && isInOrder(declaration.members)
      }
  }
}
