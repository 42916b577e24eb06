private import AwaitsRoutes
@preconcurrency internal import struct Foundation.URL
internal import WaggleRouting

/// The requirement is one that its protocol has from another.
// @service(Far)
struct FarExtra: Far {
  func extra() -> String { "far" }

  // @route(action: "far")
  func inherited(times: Int) -> String { "far \(times)" }
}

// @route("link")
func link(to: URL? = nil) -> URL? { to }
