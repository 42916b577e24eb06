import WaggleRouting

struct Failure: Error {}

// @route("async")
func plain() async -> String { "async" }

// @route("throws")
func throwing(fail: Bool) throws -> String { if fail { throw Failure() } else { "fine" } }

// @route("typed")
func typed(fail: Bool = false) throws(Failure) -> String { if fail { throw Failure() } else { "typed" } }

// @route("both/:id")
func both(id: Int, page: Int = 1) async throws -> String { "\(id) \(page)" }

enum Tools {
  // @route("static")
  static func make(request: RouteRequest) async -> String { request.url }
}
