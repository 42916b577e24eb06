/// A type that answers the requests of a route itself, written as `// @route("video/playbackInfo")` above it.
///
/// ```swift
/// // @route("video/playbackInfo")
/// enum PlaybackInfo: RouteHandler {
///   static func handle(_ request: RouteRequest) async throws -> PlaybackPage {
///     PlaybackPage(video: try request.argument("video_id"))
///   }
/// }
/// ```
///
/// A function that is not `async` answers `object(for:)` too. A type on the main actor that answers what is not `Sendable` says
/// so, `: @MainActor RouteHandler`, where `InferIsolatedConformances` is off.
public protocol RouteHandler {
  /// What it answers.
  associatedtype Answer

  /// Answers a request. What it throws arrives as *failed*; ``Pass`` leaves the request to the next route that fits.
  static func handle(_ request: RouteRequest) async throws -> Answer
}
