import WaggleRouting

// @route("search/:query")
public func search(query: String) {}
