import WaggleRouting

// @route("ö", "search/:text")
func find(text: String) {}

// @route("windows", "unlinked", "hidden")
func windows() {}

enum Tool {
  // @route
  static func open() {}
}

// @route("near/and/:name")
func name(name: String) {}

// @route("near/and/far")
func far() {}
