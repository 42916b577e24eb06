internal import Foundation
internal import WaggleRouting

public protocol Author {
  func write(line: String) async throws -> Int
  func read() -> String
}

public final class Draft {
  public var text = "draft"
}

// @service
@MainActor final class Novelist: Author {
  private var lines: [String] = []

  // @route
  @MainActor func write(line: String) async -> Int {
    lines.append(line)
    return lines.count
  }

  // @route("author")
  func read() -> String { lines.joined() }
}

// @route("draft")
func draft() async -> Draft { Draft() }

// @route("draft/concurrent")
@concurrent func elsewhere() async -> Draft { Draft() }

// @route("draft/main")
@MainActor func onMain(done: @escaping @MainActor () -> Void = {}) async -> Draft { Draft() }

// @route("waits")
@MainActor func waits(_ author: any Author, before: (@Sendable () async -> Void)?) async throws -> Int {
  await before?()
  return try await author.write(line: "one")
}

// @route("data")
func path(data: Data?) -> Bool { data == nil }

// @route("handler")
@MainActor enum Handler: RouteHandler {
  static func handle(_ request: RouteRequest) async throws -> Draft { Draft() }
}

// @route("handler/free")
struct FreeHandler: RouteHandler {
  static func handle(_ request: RouteRequest) async -> Draft { Draft() }
}
