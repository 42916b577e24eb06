import Waggle
import WaggleRouting

/// What it costs to find a route, against a dictionary that has the URL as its key.
///
/// The budgets are those of a machine on which such a look-up takes 25 ns: 80 ns for a match (120 with two parameters), 400 ns for
/// `object(for:)`, and 3 µs to add a route.
@MainActor
enum RoutingBenchmark {
  static func all() throws -> [Measurement] {
    let few = try router(of: 10)
    let many = try router(of: 1_000)
    return [
      match("route of four literals, 10 routes", few, "shop://area4/catalogue/items/list4"),
      match("the same, 1,000 routes", many, "shop://area500/catalogue/items/list500"),
      lazily("the same, 100,000 routes", "shop://area500/catalogue/items/list500"),
      match("route with two parameters", many, "shop://area501/user/12345/order/67890", budget: 4.8),
      match("route with a catch-all", many, "shop://area502/files/a/b/c/d.txt"),
      match("no route, found out at the last segment", many, "shop://area500/catalogue/items/nothing"),
      match("no route, found out at the first segment", many, "shop://nowhere/at/all/here"),
      Measurement(name: "object(for:) with a parameter", budget: 16, limitName: dictionary) { count in
        var sum = 0
        for _ in 0..<count {
          sum &+= try many.object(for: "shop://area503/one/bicycle", as: Page.self, isolation: nil).name.utf8.count
        }
        return sum
      } limit: {
        lookUp($0, "shop://area503/one/bicycle")
      },
      Measurement(name: "adding a route, one of 1,000", budget: 40, limitName: "adding to a dictionary") { count in
        for _ in 0..<(count + 999) / 1_000 { blackHole(try router(of: 1_000).canOpen("shop://area1") ? 1 : 0) }
        return count
      } limit: { count in
        for _ in 0..<(count + 999) / 1_000 {
          var urls: [String: Int] = [:]
          for number in 0..<1_000 { urls[pattern(number)] = number }
          blackHole(urls.count)
        }
        return count
      },
    ]
  }

  private struct Page {
    let name: String
  }

  private static let dictionary = "a dictionary with the URL"

  private static func match(_ name: String, _ router: Router, _ url: String, budget: Double = 3.2) -> Measurement {
    Measurement(name: name, budget: budget, limitName: dictionary) { count in
      var found = 0
      for _ in 0..<count where try router.match(url) != nil { found &+= 1 }
      return found
    } limit: {
      lookUp($0, url)
    }
  }

  /// The same for a router that takes a while to fill.
  private static func lazily(_ name: String, _ url: String) -> Measurement {
    var router: Router?
    return Measurement(name: name, budget: 3.2, limitName: dictionary) { count in
      let full = try router ?? self.router(of: 100_000)
      router = full
      var found = 0
      for _ in 0..<count where try full.match(url) != nil { found &+= 1 }
      return found
    } limit: {
      lookUp($0, url)
    }
  }

  @inline(never)
  private static func lookUp(_ count: Int, _ url: String) -> Int {
    let urls = [url: 1]
    var sum = 0
    for _ in 0..<count { sum &+= urls[url] ?? 0 }
    return sum
  }

  private static func router(of count: Int) throws -> Router {
    let router = Router(registry: ServiceRegistry())
    for number in 0..<count {
      try router.add(pattern(number)) { request in Page(name: try request.value("id") ?? "") }
    }
    return router
  }

  private static func pattern(_ number: Int) -> String {
    switch number % 4 {
    case 0: "shop://area\(number)/catalogue/items/list\(number)"
    case 1: "shop://area\(number)/user/:id/order/:order"
    case 2: "shop://area\(number)/files/**path"
    default: "shop://area\(number)/one/:id"
    }
  }
}
