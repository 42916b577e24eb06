import Foundation
import Testing
import Waggle
import WaggleRouting

extension Vector {
  @VectorList static var urlNavigator: [Vector] {
    Vector("U1", .same, "without routes nothing is found", [], ["myapp://user/1": .error(.notFound)])
    Vector("U2", .same, "another scheme does not fit", ["yourapp://user/:id"], ["myapp://user/1": .error(.notFound)])
    Vector("U3", .same, "another segment does not fit", ["myapp://comment/:id"], ["myapp://user/1": .error(.notFound)])
    Vector(
      "U4", .same, "a longer pattern does not fit", ["myapp://user/:id/hello"], ["myapp://user/1": .error(.notFound)])
    Vector(
      "U5", .same, "what is no number does not fit", ["myapp://user/:id(Int)"],
      ["myapp://user/devxoul": .error(.notFound)])
    Vector(
      "U6", .same, "a literal goes before a parameter", ["myapp://hello/:name", "myapp://hello/world"],
      ["myapp://hello/world": .by("myapp://hello/world")])
    Vector("U9", .same, "a parameter may be a text", "123") { router in
      try router.add("myapp://user/:id(String)") { try $0["id"] as String }
      return try await router.open("myapp://user/123", as: String.self)
    }
    Vector("U10", .same, "a parameter may be a whole number", 123) { router in
      try router.add("myapp://user/:id(Int)") { try $0["id"] as Int }
      return try await router.open("myapp://user/123", as: Int.self)
    }
    Vector("U11", .same, "a parameter may be a number of a type that the router was given", 123.456 as Float) { plain in
      let router = Router(registry: plain.registry, types: [Float.self])
      try router.add("myapp://user/:id(Float)") { try $0["id"] as Float }
      return try await router.open("myapp://user/123.456", as: Float.self)
    }
    Vector("U12", .same, "a parameter may be a UUID", ["621425B8-42D1-4AB4-9A58-1E69D708A84B", "notFound"]) { router in
      try router.add("myapp://user/:id(UUID)") { try $0.argument("id") as UUID }
      let id = try await router.open("myapp://user/621425b8-42d1-4ab4-9a58-1e69d708a84b", as: UUID.self)
      return [id.uuidString, try await code { try await router.open("myapp://user/621425b8") }]
    }
    Vector("U13", .same, "a parameter may be of a type of one's own", "Hello, devxoul!") { plain in
      let router = Router(registry: plain.registry, types: [Greeting.self])
      try router.add("myapp://hello/:greeting(Greeting)") { (try $0["greeting"] as Greeting).description }
      return try await router.open("myapp://hello/devxoul", as: String.self)
    }
    Vector(
      "U14", .same, "of two patterns the one of the URL's length fits",
      ["myapp://user/:id", "myapp://user/:id/:object"],
      ["myapp://user/1/posts": .by("myapp://user/:id/:object", ["id": "1", "object": "posts"])])
    Vector("U15", .same, "a query gives no values to a pattern", ["myapp://alert", "nil", "nil"]) { router in
      try router.add(["myapp://alert"])
      let match = try router.match("myapp://alert?title=hello&message=world")
      return [match?.pattern ?? "nil", match?["title"] ?? "nil", match?["message"] ?? "nil"]
    }
    Vector(
      "U16", .same, "a pattern may be for all of the web", ["https://**url"],
      [
        "https://google.com/search?q=URLNavigator":
          .by("https://**url", ["url": "google.com/search", "q": "URLNavigator"], rest: ["google.com", "search"])
      ])
    Vector(
      "U17", .same, "with a slash at the end too", ["https://**url"],
      [
        "https://google.com/search/?q=URLNavigator":
          .by("https://**url", ["url": "google.com/search", "q": "URLNavigator"], rest: ["google.com", "search"])
      ])
    Vector("U18", .same, "an empty URL does not fit", ["/anything/**url"], ["": .error(.notFound)])
    Vector(
      "U21", .same, "a URL in the path is no single segment", ["myapp://browser/:url"],
      ["myapp://browser/http://google.fr": .error(.notFound)])
    Vector(
      "U23", .same, "a pattern has plain, untyped and typed segments", ["myapp://foo/bar/:name/:id(Int)"],
      [
        "myapp://foo/bar/a/1": .by("myapp://foo/bar/:name/:id(Int)", ["name": "a", "id": "1"]),
        "myapp://foo/bar/2/1": .by("myapp://foo/bar/:name/:id(Int)", ["name": "2", "id": "1"]),
        "myapp://oo/bar/a/1": .error(.notFound), "myapp://foo/ar/a/1": .error(.notFound),
        "myapp://foo/bar/a/b": .error(.notFound),
      ])
    Vector("U25", .different, "an empty query is no other than none", [[], []] as [[QueryItem]]) { router in
      try router.add("https://x") { $0.query }
      return [
        try await router.open("https://x?", as: [QueryItem].self),
        try await router.open("https://x", as: [QueryItem].self),
      ]
    }
    Vector("U28", .same, "a page that is not made is not shown", ["notFound", "article 1 pushed"]) { router in
      try router.addArticle()
      let window = Window()
      let error = try await code { try await router.push("myapp://article/-1", on: window) }
      try await router.push("myapp://article/1", on: window)
      return [error] + (await window.log)
    }
    Vector(
      "U29", .same, "a URL without a scheme does not fit a pattern with one", ["myapp://article/:id(Int)"],
      ["/article/123": .error(.notFound)])
    Vector("U30", .same, "code gives a context", "Hello") { router in
      try router.add("myapp://article/:id(Int)") { try $0.object("context") as String }
      return try await router.open("myapp://article/123", with: ["context": "Hello"], as: String.self)
    }
    Vector("U32", .same, "a query is decoded", ["Hello, world!", "It's me!"]) { router in
      try router.add("myapp://article/:id(Int)") { request -> [String] in
        [try request["title"], try request["message"]]
      }
      return try await router.open(
        "myapp://article/123?title=Hello%2C%20world!&message=It%27s%20me!", as: [String].self)
    }
    Vector("U33", .same, "who says no keeps a page from being pushed", ["refused", "article 2 pushed"]) { router in
      try router.addArticle()
      router.intercept { $0.url == "myapp://article/1" ? .refuse("not this one") : .proceed }
      let window = Window()
      let error = try await code { try await router.push("myapp://article/1", on: window) }
      try await router.push("myapp://article/2", on: window)
      return [error] + (await window.log)
    }
    Vector("U34", .same, "to present is not to push", ["article 1 presented", "article 2 pushed"]) { router in
      try router.addArticle()
      let window = Window()
      try await router.present("myapp://article/1", on: window)
      try await router.push("myapp://article/2", on: window)
      return await window.log
    }
    Vector("U35", .same, "what presents may wrap the page", ["navigation of article 123 presented"]) { router in
      try router.addArticle()
      let window = Window(wrapping: "navigation")
      try await router.present("myapp://article/123", on: window)
      return await window.log
    }
    Vector("U37", .fixed, "a pattern has no query", ["pattern", "pattern"]) { router in
      [
        try await code { try router.add("x://open?type=a") { _ in "a" } },
        try await code { try router.add("x://open?type=b") { _ in "b" } },
      ]
    }
  }
}

extension Router {
  /// Adds pages for articles, of which there are none with numbers below 1.
  fileprivate func addArticle() throws {
    try add("myapp://article/:id(Int)") { request in
      let id: Int = try request["id"]
      guard id > 0 else { throw Pass() }
      return "article \(id)"
    }
  }
}

private struct Greeting: LosslessStringConvertible {
  let description: String

  init(_ name: String) {
    description = "Hello, \(name)!"
  }
}

/// Tells pushing from presenting.
@MainActor
private final class Window: Presenter {
  private let wrapper: String?
  private(set) var log: [String] = []

  nonisolated init(wrapping wrapper: String? = nil) {
    self.wrapper = wrapper
  }

  func push(_ page: String) { log.append("\(page) pushed") }

  func present(_ page: String) {
    log.append(wrapper.map { "\($0) of \(page) presented" } ?? "\(page) presented")
  }

  func back() { log.append("back") }
}
