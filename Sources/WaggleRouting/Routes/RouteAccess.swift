/// Who may use a route.
public enum RouteAccess: Sendable {
  /// Only code of this process.
  case `internal`
  /// A URL from outside too: of a push message, a web page, a scanned code.
  case `public`
}
