import WaggleRouting

/// What is reached in several ways.
// @route("mgj://search/:query", "mgj://find(/:query)", key: "search", key: "搜索", access: public)
func search(query: String = "everything") -> String { "search \(query)" }

// @route
func ping() -> String { "pong" }

// @route(target: "Tools", action: "add")
func sum(_ request: RouteRequest) throws -> Int { try request.argument("a") + request.argument("b") }

// @route(action: "named")
func otherName() -> String { "named" }

// @route("/both", target: "Both")
func both() -> String { "both" }

// @route("escaped/`name`")
func `default`(`in` place: String = "here", `class`: String = "first") -> String { "\(place) \(`class`)" }

// @route
func `repeat`() -> String { "keyword" }

// @route("internal", access: internal)
func inside() -> String { "inside" }

// @route("reserved")
func reserved(`inout` flag: String, `raw name` raw: String = "-") -> String { "\(flag) \(raw)" }

// @route("files/:{name}.html", access: .public)
func file(name: String) -> String { name }

// @route("rest/**path")
func rest(path: String) -> String { path }

enum Pages {
  // @route("static/:number")
  static func page(number: Int) -> String { "page \(number)" }

  enum Nested {
    // @route
    static func page() -> String { "nested page" }
  }
}

enum Routes {
  // @route
  static func list() -> String { "list" }
}

class PageRoutes {
  // @route
  class func open() -> String { "class function" }
}

extension String {
  // @route("of/a/string")
  static func greeting() -> String { "hello" }
}
