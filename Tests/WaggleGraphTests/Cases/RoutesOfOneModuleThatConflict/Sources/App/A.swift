import WaggleRouting

// @route("mgj://search/:query", key: "search")
func search(query: String) {}

// @route("mgj://search(/:page)")
func page(page: Int?) {}

// @route("twice/:a", "twice/:b")
func twice(_ request: RouteRequest) {}

// @route("MGJ://Host/x", "a/%62")
func first() {}

// @route("A/%C3%A9", "a/b/", "/a")
func escapes() {}

enum Tools {
  // @route
  static func open() {}
}
