import Foundation
import Testing
import Waggle
import WaggleRouting

@Suite("Long URLs", .timeLimit(.minutes(3)), .serialized)
struct LengthTests {
  /// In bytes; sanitizers take their time.
  #if WAGGLE_THREAD_SANITIZER
  private static let megabyte = 1 << 17
  #else
  private static let megabyte = 1 << 20
  #endif

  private let router = Router(registry: ServiceRegistry())

  init() throws {
    try router.add(["mgj://a/:x", "mgj://b/**more", "c/:x(Int)/:{y}.html", "**"], access: .public)
  }

  @Test("What is long has an answer or an error, whoever asks", arguments: Long.all)
  private func answers(_ long: Long) async throws {
    let url = long.url(1 << 14)
    let outcome = try await code { try await router.open(external: url) }
    #expect(outcome == long.outcome)
    #expect(router.canOpen(url) == (outcome == "fine"))
    let explanation = await router.explain(url)
    #expect(explanation.error?.code.description ?? "fine" == outcome)
  }

  @Test("So has a URL of a megabyte", arguments: Long.all.filter(\.isTypical))
  private func megabyte(_ long: Long) async throws {
    let url = long.url(Self.megabyte)
    #expect(url.utf8.count >= Self.megabyte)
    #expect(try await code { try await router.open(external: url) } == long.outcome)
  }

  @Test("Four times as long takes about four times as long to find", arguments: Long.all)
  private func linear(_ long: Long) throws {
    let ratio = Self.ratio(1 << 13, of: long.url) { url in _ = router.canOpen(url) }
    #expect(ratio < 10)
  }

  @Test("Four times as many parameters take about four times as long to read", arguments: ["?a", "?a=", "#a="])
  func parameters(_ start: String) throws {
    try router.add("d/:x") { request in
      let found: String? = try request.value("none")
      return found == nil && !request.contains("nothing") && request.all("nowhere").isEmpty
    }
    let ratio = Self.ratio(2_000) { count in
      "d/1" + start + (0..<count).map { "&p\($0)=%41" }.joined()
    } run: { url in
      #expect((try? router.object(for: url, as: Bool.self)) == true)
    }
    #expect(ratio < 10)
  }

  @Test("Four times as many parameters take about four times as long to be told that one is missing")
  func missingParameter() throws {
    try router.add("d/:x") { try $0["none"] as Int }
    let ratio = Self.ratio(2_000) { count in
      "d/1?" + (0..<count).map { "p\($0)" }.joined(separator: "&")
    } run: { url in
      #expect((try? router.object(for: url, as: Int.self)) == nil)
    }
    #expect(ratio < 10)
  }

  @Test("The text of an error does not grow with the URL")
  func errorText() async throws {
    let url = "x://nowhere/" + String(repeating: "a", count: 100_000)
    router.removeAll()
    #expect(await text { try await router.open(url) }.utf8.count < 5_000)
    try router.add("x://nowhere/:a/b") { _ in 1 }
    #expect(await text { try await router.open(url) }.utf8.count < 5_000)
    try router.add("x://nowhere/:a") { try $0["b"] as Int }
    let many = "x://nowhere/1?" + (0..<2_000).map { "p\($0)" }.joined(separator: "&")
    #expect(await text { try await router.open(many) }.utf8.count < 5_000)
  }

  /// The seconds that this thread has had of a processor: what else the machine does must not count.
  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How many times as long something takes for four times as much: the fastest of some runs each.
  private static func ratio(_ size: Int, of make: (Int) -> String, run: (String) -> Void) -> Double {
    let (small, big) = (make(size), make(size * 4))
    func time(_ url: String) -> Double {
      (0..<3).map { _ in
        let start = threadTime()
        run(url)
        return threadTime() - start
      }.min() ?? 0
    }
    // Less than this, in seconds, is noise.
    return time(big) / max(time(small), 0.000_2)
  }
}

private struct Long: Sendable, CustomTestStringConvertible {
  let start: String
  let repeated: String
  let outcome: String

  var testDescription: String { "\(start)\(repeated)…" }
  /// Whether it is worth the time to try much of it.
  var isTypical: Bool { ["x", "%41", "x/", "a=b&", "%", "/"].contains(repeated) }

  init(_ start: String, _ repeated: String, _ outcome: String = "fine") {
    self.start = start
    self.repeated = repeated
    self.outcome = outcome
  }

  func url(_ bytes: Int) -> String {
    start + String(repeating: repeated, count: bytes / repeated.utf8.count + 1)
  }

  static let all = [
    Long("mgj://a/", "x"), Long("mgj://a/", "%41"), Long("mgj://a/", "家"), Long("mgj://a/", "e\u{301}"),
    Long("mgj://b/", "x/"), Long("mgj://b/", "%2F/"), Long("mgj://b", "/"), Long("mgj://b/x", "?"),
    Long("mgj://a/x?", "&"), Long("mgj://a/x?", "a&"), Long("mgj://a/x?", "a=b&"), Long("mgj://a/x?", "="),
    Long("mgj://a/x?", "%", "malformed"), Long("mgj://a/", "%", "malformed"), Long("", "a"), Long("", "/"),
    Long("", ":"), Long("", "#"), Long("", "#/"), Long("", "mgj://"), Long("", "?"), Long("c/1/", "x."),
    Long("c/", "5"), Long("x://", "."), Long("x://", "@"), Long("mgj://a/x#", "/"),
    Long("mgj://a/x#a=", "%", "malformed"),
  ]
}
