import Testing
import Waggle
import WaggleRouting

@Suite("Dead ends", .timeLimit(.minutes(1)))
struct DeadEndTests {
  private let router = Router(registry: ServiceRegistry())

  @Test("What was captured on the way into a dead end is forgotten: below a literal")
  func belowLiteral() async throws {
    try router.add(["a/:x/q", ":k/b/c"])
    #expect(await router.reply(to: "a/b/c") == .by(":k/b/c", ["k": "a"]))
  }

  @Test("What was captured on the way into a dead end is forgotten: below a star")
  func belowStar() async throws {
    try router.add(["*/:y/x", "**z"])
    #expect(await router.reply(to: "a/b/c") == .by("**z", ["z": "a/b/c"], rest: ["a", "b", "c"]))
  }

  @Test("What was captured on the way into a dead end is forgotten: below a scheme, for a pattern without")
  func belowScheme() async throws {
    try router.add(["mgj://a/:x/q", "//:h/b/:c", ":a/b/d"])
    #expect(await router.reply(to: "mgj://a/b/c") == .by("//:h/b/:c", ["h": "a", "c": "c"]))
    router.remove("//:h/b/:c")
    #expect(await router.reply(to: "mgj://a/b/d") == .by(":a/b/d", ["a": "a"]))
  }

  @Test("However many dead ends there are, a URL from outside does not bring the process down")
  func manyDeadEnds() async {
    await #expect(processExitsWith: .success) {
      let router = Router(registry: ServiceRegistry())
      let parameters = (1...12).map { ":p\($0)" }.joined(separator: "/")
      let patterns = ["a/\(parameters)/x", "*/\(parameters)/y", "**z"]
      try router.add(patterns)
      let url = "a/" + (1...12).map(String.init).joined(separator: "/") + "/z"
      let match = try router.match(url)
      guard match?.pattern == "**z", match?["z"] == url else { throw Boom() }
    }
  }
}
