import WaggleRouting

// @route("video/playbackInfo", access: public)
enum PlaybackInfo: RouteHandler {
  static func handle(_ request: RouteRequest) async throws -> String { "video \(try request.argument("id") as Int)" }
}

// @route("audio", key: "audio")
struct Audio: RouteHandler {
  static func handle(_ request: RouteRequest) -> String { "audio" }
}

// @route
final class Actions: RouteHandler {
  class Deep {
    // @route("deep")
    enum Inner: RouteHandler {
      static func handle(_ request: RouteRequest) throws -> Int? { nil }
    }
  }

  static func handle(_ request: RouteRequest) -> [String] { [request.url] }
}

struct Extended {}

// @route("extended")
extension Extended: RouteHandler {
  /// Not the one that is meant.
  static func handle(_ text: String) -> Int { text.count }

  static func handle(_ request: RouteRequest) throws -> Int { try request.argument("number") }
}

// @route("elsewhere")
struct Elsewhere: RouteHandler {}

extension Elsewhere {
  static func handle(_ request: RouteRequest) async -> Elsewhere { Elsewhere() }
}

class Parent: RouteHandler {
  class func handle(_ request: RouteRequest) -> String { "parent" }
}

// @route("child")
final class Child: Parent {}

protocol Fixed: RouteHandler {
  static var answer: String { get }
}

extension Fixed {
  static func handle(_ request: RouteRequest) async throws -> String { answer }
}

// @route("fixed")
enum One: Fixed {
  static let answer = "one"
}

// @route("passes")
enum Passing: RouteHandler {
  static func handle(_ request: RouteRequest) throws -> Never { throw Pass() }
}
