import WaggleRouting

// @route("unlinked")
public func unlinked() {}
