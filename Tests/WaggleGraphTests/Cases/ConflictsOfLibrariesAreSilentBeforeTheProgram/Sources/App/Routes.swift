import WaggleRouting

// @route("search/:text")
func find(text: String) {}
