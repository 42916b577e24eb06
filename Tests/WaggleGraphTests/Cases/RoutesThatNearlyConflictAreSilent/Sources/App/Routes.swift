import WaggleRouting

#if DEBUG
// @route("mode", key: "mode")
func mode() {}
#else
// @route("mode", key: "mode")
func mode() {}
#endif

#if DEBUG
// @route("later")
func laterDebug() {}
#endif

#if os(Windows)
// @route("platform")
func platform() {}
#elseif os(Linux)
// @route("platform")
func platform() {}
#else
// @route("platform")
func platform() {}
#endif

// @route("search/:query", "search/new", "search/*", "search/**")
func search(_ request: RouteRequest) {}

// @route("id/:id")
func text(id: String) {}

// @route("id/:id(Int)")
func number(id: Int) {}

// @route("id/:id(UUID)")
func uuid(_ request: RouteRequest) {}

// @route("page(/:page)", "page/:page/more")
func page(page: Int?) {}

// @route("Case/x", "case/x", "mgj://a", "http://a", "//a", "a")
func cases() {}

// @route("files/:{name}.html", "files/:{name}.txt", "files/:name")
func files(name: String) {}

// @route(key: "Mode")
func key() {}

// @route(target: "A", action: "open")
func a() {}

// @route(target: "B", action: "open")
func b() {}

// @route(key: "A.open", target: "A", action: "Open")
func c() {}

enum One {
  // @route
  static func open() {}
}

enum Two {
  // @route
  static func open() {}
}

public protocol Door { func open(); func close() }

// @service
struct Gate: Door {
  #if DEBUG
  // @route
  func open() {}
  #else
  // @route
  func open() {}
  #endif

  // @route
  func close() {}
}

// @route("handler")
enum Handler: RouteHandler {
  #if DEBUG
  static func handle(_ request: RouteRequest) -> Int { 1 }
  #else
  static func handle(_ request: RouteRequest) async -> Int { 1 }
  #endif
}
