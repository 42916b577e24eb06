/// What an interceptor says to a request.
public enum RouteDecision: Sendable {
  /// Go on.
  case proceed
  /// Go on with another request: `.change(request.adding(["source": "push"]))`.
  case change(RouteRequest)
  /// Open this URL instead. Objects go along; a request from outside stays one.
  case redirect(String)
  /// Do not go on; the reason is for the error's text.
  case refuse(String)
  /// Do not ask the handler; this is the answer.
  case answer(any Sendable)
}
