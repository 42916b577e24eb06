/// A pattern, a key or an action, and what answers it.
final class Route: Sendable {
  /// The pattern as it was written, the key, or `target.action`.
  let text: String
  let door: RouteRequest.Door
  /// Of the pattern; keys and actions have none.
  let forms: [RoutePattern.Form]
  let access: RouteAccess
  let handler: Handler
  let place: RoutePlace

  init(_ pattern: RoutePattern, _ access: RouteAccess, _ handler: Handler, _ place: RoutePlace) {
    text = pattern.description
    door = .url
    forms = pattern.forms
    self.access = access
    self.handler = handler
    self.place = place
  }

  init(_ text: String, _ door: RouteRequest.Door, _ handler: Handler, _ place: RoutePlace) {
    self.text = text
    self.door = door
    forms = []
    access = .internal
    self.handler = handler
    self.place = place
  }
}
