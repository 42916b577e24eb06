import Testing
import WaggleGraph
internal import Waggle
internal import WaggleRouting
import WaggleSyntax

/// The build and the router have a mind each about which patterns are in conflict; it must be the same one.
@Suite("Conflicts of routes")
struct RouteConflictTests {
  private static let patterns = [
    "/", "**", "**rest", "*", ":a", ":b", ":a(Int)", ":b(Int)", ":a(String)", ":a(UUID)", "a", "/a/", "A", "%61",
    "a//b",
    "a/b", "a(/b)", "a(/:x)", "a/:x", "a/:y(Int)", "a/*", "a/**", "a(/:x)(/:y)", "a(/b(/c))", "a/b/c", ":{x}.html",
    ":name.html", ":{x}.HTML", ":{a}-:{b}", ":{a}-{b}", ":{c}-{d}", "//a", "//A", "x://a", "X://A", "x:a", "y://a",
    "x://:h", "é", "%C3%A9", "e\u{301}", "家居", "%E5%AE%B6%E5%B1%85", "a%2Fb", "a%3Ab", "%2A", "%7Bx%7D",
  ]

  /// Whether the build finds no fault with two patterns.
  private func buildAccepts(_ one: String, _ other: String) -> Bool {
    let source = """
      // @route("\(one)")
      func one(_ request: RouteRequest) {}

      // @route("\(other)")
      func other(_ request: RouteRequest) {}
      """
    let file = SourceFile(path: "App/1.swift", bytes: Array(source.utf8))
    let modules = [Module(name: "App", dependencies: ["Waggle", "WaggleRouting"], files: [file])]
    let libraries = ["Waggle", "WaggleRouting"].map { Module(name: $0, files: []) }
    return ServiceGraph(of: "App", in: Program(modules + libraries)).diagnostics.isEmpty
  }

  /// Whether a router takes both.
  private func routerAccepts(_ one: String, _ other: String) -> Bool {
    let router = Router(registry: ServiceRegistry())
    do {
      try router.add(one) { _ in 1 }
      try router.add(other) { _ in 2 }
      return true
    } catch {
      return false
    }
  }

  @Test("the build finds the conflicts that a router finds, and no others", arguments: patterns)
  func sameMind(pattern: String) {
    for other in Self.patterns {
      #expect(buildAccepts(pattern, other) == routerAccepts(pattern, other), "\(pattern) and \(other)")
    }
  }
}
