import DemoShopAPI
import Waggle
import WaggleRouting

extension Visit {
  /// Opens pages of other modules by URL, by key and by names; then a map from the head office moves one of them.
  func lookAround() async throws {
    title("Looking around")
    let router = try Router(demoRoutes.self, registry: registry)
    try router.add("https://**address") { Page(title: "Web page", lines: [$0.url]) }
    router.notFound { Page(title: "Nothing here", lines: [$0.url]) }
    if let tracker = try? registry.get(Tracker.self) {
      router.observe { tracker.track("opened \($0.path.joined(separator: ", then "))") }
    }
    let terminal = Terminal()
    try await router.push("shop://product/honey", on: terminal)
    try await router.push("shop://product/wax", on: terminal)
    terminal.back()
    terminal.push(try router.object(forKey: "offers"))
    do {
      try router.perform(
        "CAim", "gotoCAimController", ["name": "From names", "callBack": { @Sendable in print("  bye") }])
    } catch {
      print("  \(error.code): no module answers for C-Aim")
    }
    try router.apply(RouteMap(json: Self.map.utf8))
    try await router.present("shop://product/honey?source=news", on: terminal)
    try router.rollback()
    try await router.push("shop://product/honey", on: terminal)
  }

  /// What the head office sends when the pages of products are broken.
  private static let map = """
    { "version": 1, "entries": [ { "from": "shop://product/:code", "web": "https://shop.example/:code" } ] }
    """
}
