import WaggleRouting

// @route("search/:query")
func search(text: String) {}

// @route("search/:qeury/:page", "find/:query")
func find(query: String, page: Int = 1) {}

// @route("none/:name")
func none() {}

// @route("files/:{stem}.:{ending}", "rest/**path")
func files(ending: String) {}

enum Pages {
  // @route("pages/:number")
  static func page(_ others: String...) {}
}

// @route("keyword/:in")
func keyword(`in` place: String) {}

// @route("groups(/:page)", "stars/*/**")
func groups(page: Int?) {}

// @route("all/:anything")
func all(_ request: RouteRequest) {}

struct Filter: Decodable {
  var color: String
}

// @route("filter/:color")
func filter(_ filter: Filter) {}

// @route("unknown/:size")
func unknown(size: Double, record: Record) {}

// @route("handled/:id")
enum Handled: RouteHandler {
  static func handle(_ request: RouteRequest) -> Int { 1 }
}
