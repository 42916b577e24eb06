import Testing
import Waggle
import WaggleRouting

@Suite("Router")
struct RouterTests {
  private let router = Router(registry: ServiceRegistry())

  @Test("opens what a pattern answers, with parameters of path and query")
  func opens() async throws {
    try router.add("mgj://search/:query") { request in
      Found(query: try request["query"], color: try request.value("color"))
    }
    let found = try await router.open("mgj://search/bicycle?color=red", as: Found.self)
    #expect(found.query == "bicycle")
    #expect(found.color == "red")
    #expect(try router.object(for: "MGJ://search/%E5%AE%B6", as: Found.self).query == "家")
  }
}

private struct Found {
  let query: String
  let color: String?
}
