import WaggleRouting

/// The build reads `@route("a")` above a function.
func a() {}

// It has no @route.
func b() {}

let text = "// @route(b"

// @routes("c")
func c() {}
