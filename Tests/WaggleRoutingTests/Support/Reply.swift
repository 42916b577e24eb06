import WaggleRouting

/// What came of a URL: which pattern answered and what it was given, or what went wrong.
enum Reply: Equatable, Sendable {
  /// All values of one name are joined by commas.
  case by(String, [String: String] = [:], rest: [String] = [])
  case error(RouteError.Code)
}

extension Reply {
  init(_ request: RouteRequest) {
    let values = request.names.map { ($0, request.all($0).joined(separator: ", ")) }
    self = .by(request.pattern ?? "", Dictionary(uniqueKeysWithValues: values), rest: request.rest)
  }
}

extension Router {
  /// Adds routes that answer with what they were asked.
  func add(_ patterns: [String], access: RouteAccess = .internal) throws {
    for pattern in patterns { try add(pattern, access: access) { Reply($0) } }
  }

  func reply(to url: String) async -> Reply {
    do throws(RouteError) {
      return try await open(url, as: Reply.self)
    } catch {
      return .error(error.code)
    }
  }

  func replies(to urls: [String]) async -> [Reply] {
    var replies: [Reply] = []
    for url in urls { replies.append(await reply(to: url)) }
    return replies
  }
}

/// The code of the error with which a call ends; `fine` where it ends well.
func code<Result>(
  isolation: isolated (any Actor)? = #isolation, of call: () async throws -> Result
) async throws -> String {
  do {
    _ = try await call()
    return "fine"
  } catch let error as RouteError {
    return "\(error.code)"
  }
}
