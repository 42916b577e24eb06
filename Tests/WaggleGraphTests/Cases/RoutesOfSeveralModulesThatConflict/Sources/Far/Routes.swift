import WaggleRouting

// @route(key: "search")
public func search() {}

// @route("near/and/far")
public func far() {}
