internal import AwaitsRoutes
internal import SplitsManyRoutes
internal import WaggleRouting

enum Other {
  // @route("told")
  static func tell(told: Told?, counted: Counted?) -> Bool { told == nil && counted == nil }

  // @route("loads")
  static func load(_ loader: any Loader) async throws -> String { try await loader.load(name: "other") }
}
