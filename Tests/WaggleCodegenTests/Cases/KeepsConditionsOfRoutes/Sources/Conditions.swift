import WaggleRouting

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

public protocol Mode { func text() -> String }

#if DEBUG
// @route("mode", key: "mode")
func mode() -> String { "debug" }
#else
// @route("mode", key: "mode")
func mode() -> String { "release" }
#endif

#if os(Windows)
// @route("platform")
func platform() -> String { "windows" }
#elseif os(Linux)
// @route("platform")
func platform() -> String { "linux" }
#else
// @route("platform")
func platform() async -> String { "other" }
#endif

#if os(Linux)
#if DEBUG || !DEBUG
// @route
enum Nested: RouteHandler {
  static func handle(_ request: RouteRequest) -> String { "nested" }
}
#endif
#endif

#if NEVER
enum Missing {
  // @route("never")
  static func never() -> String { "never" }
}
#endif

// @service
struct OneMode: Mode {
  #if os(Linux)
  // @route
  func text() -> String { "linux" }
  #else
  // @route
  func text() -> String { "other" }
  #endif
}

// @route("new")
@available(macOS 99, iOS 99, *)
func new() -> String { "new" }

// @route("newer", key: "newer")
@available(macOS 99, *)
enum Newer: RouteHandler {
  static func handle(_ request: RouteRequest) -> String { "newer" }
}

// @route("desk")
@available(iOS, unavailable)
func desk() -> String { "desk" }

@available(macOS 99, *)
enum Newest {
  // @route
  @available(iOS 99, *)
  static func page() async -> String { "newest" }
}

// @route("branches")
enum Branches: RouteHandler {
  #if NEVER
  static func handle(_ request: RouteRequest) async throws -> Int { 1 }
  #else
  static func handle(_ request: RouteRequest) -> String { "branches" }
  #endif
}
