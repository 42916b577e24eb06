/// One request and what came of it, as an observer sees it.
public struct RouteEvent: Sendable {
  /// How a request came in.
  public enum Door: Sendable {
    /// By a URL, a key or an action.
    case route(RouteRequest.Door)
    /// By a service's type: a resolution of the registry.
    case service
  }

  /// How the request came in.
  public let door: Door
  /// The URLs that were opened one after the other, the first one being what was asked for; keys and actions as messages name
  /// them; for a service its path.
  public let path: [String]
  /// The pattern, key or action that answered, or would have; for a service its scope.
  ///
  /// `nil` if nothing did.
  public let route: String?
  /// `Module/File.swift:line` of the call.
  public let callSite: String
  /// How long it took, with all that was waited for.
  public let duration: Duration
  /// What went wrong, if anything did.
  public let error: (any Error)?
}
