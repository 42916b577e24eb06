import WaggleRouting

// @route("search/:query", key: "search")
public func search(query: String) {}

#if os(Windows)
// @route("windows")
public func windows() {}
#endif

// @route(target: "Tool", action: "open")
public func open() {}

// @route("near", "near")
public func near() {}

private enum Hidden {
  // @route("hidden")
  static func hidden() {}
}
