import WaggleRouting

// @route("mgj://search/:text", key: "search")
func other(text: String) {}

/* ö */ /* @route("mgj://host/x", "a/b") */ func second() {}

// @route(target: "Tools", action: "open")
func tool() {}

public protocol Door { func open(name: String); func open(number: Int) }

// @service
struct DoorProvider: Door {
  // @route("door/:name")
  func open(name: String) {}

  // @route("door/number/:number")
  func open(number: Int) {}
}

// @route("file/:{a}.:{b}")
func file(a: String, b: String) {}

// @route("file/:{x}.:{y}")
enum File: RouteHandler {
  static func handle(_ request: RouteRequest) -> Int { 1 }
}

// @route("A/é", "/a/b/", "a")
func composed() {}

// @route("group(/:a)(/more)")
func group(a: Int?) {}

// @route("group/more")
func more() {}

// @route("group")
func bare() {}

// @route("stars/*/**")
func stars() {}

// @route("stars/*/**rest")
func rest(rest: String) {}

// @route("two/comments", key: "comments")
// @route("two/other", key: "other", target: "Two", action: "comments")
// @route("two/comments", key: "comments", target: "Two", action: "comments")
func comments() {}

// @route
// @route
func repeated() {}

public protocol Window { func look(); func close() }

// @service
struct Pane: Window {
  // @route("look")
  // @route(key: "look")
  func look() {}

  // @route
  // @route
  func close() {}
}
