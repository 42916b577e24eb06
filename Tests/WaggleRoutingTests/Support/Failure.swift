import WaggleRouting

/// The whole text of the error with which a call ends; `fine` where it ends well.
func text<Result>(
  isolation: isolated (any Actor)? = #isolation, of call: () async throws -> Result
) async -> String {
  do {
    _ = try await call()
    return "fine"
  } catch {
    return "\(error)"
  }
}

/// What handlers and interceptors of tests throw.
struct Boom: Error, Equatable, CustomStringConvertible {
  var description: String { "boom" }
}

extension RouteMap {
  /// A map in JSON whose entries are given as JSON too.
  init(_ version: Int, _ entries: String...) throws(RouteError) {
    try self.init(json: #"{ "version": \#(version), "entries": [ \#(entries.joined(separator: ", ")) ] }"#.utf8)
  }
}
