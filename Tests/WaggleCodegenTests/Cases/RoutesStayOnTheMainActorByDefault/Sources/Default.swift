import WaggleRouting

public protocol Panel { func open(name: String) -> String }

nonisolated public protocol Place { func go(to: String) -> String }

public final class Card {
  public let text: String
  init(_ text: String) { self.text = text }
}

// @route("card")
func card(text: String = "card") -> Card { Card(text) }

// @route("free")
nonisolated func free() -> String { "free" }

// @route("async")
func later() async -> Card { Card("later") }

// @route("free/async")
nonisolated func freeLater() async -> String { "free later" }

// @route("concurrent")
@concurrent nonisolated func concurrent() async -> String { "concurrent" }

enum Cards {
  // @route("cards/:text")
  static func open(text: String) -> Card { Card(text) }

  // @route("cards/free")
  nonisolated static func free() -> String { "free card" }
}

nonisolated enum Places {
  // @route("places")
  static func open() -> String { "place" }
}

extension Places {
  // @route("places/extension")
  static func more() -> String { "more places" }
}

nonisolated extension Cards {
  // @route("cards/freed")
  static func freed() -> String { "freed card" }
}

// @service
final class DefaultPanel: Panel {
  // @route
  func open(name: String) -> String { "panel \(name)" }
}

// @service
nonisolated struct FreePlace: Place {
  // @route
  func go(to: String) -> String { "place \(to)" }
}

// @service(Panel, named: "free")
nonisolated struct FreePanel: Panel {
  // @route
  nonisolated func open(name: String) -> String { "free panel \(name)" }
}

nonisolated struct DefaultPlace {}

// @service(Panel, named: "place")
extension DefaultPlace: Panel {
  // @route
  func open(name: String) -> String { "default place \(name)" }
}

// @route("handler")
enum Handler: RouteHandler {
  static func handle(_ request: RouteRequest) -> String { "handler" }
}

// @route("handler/free")
nonisolated enum FreeHandler: RouteHandler {
  static func handle(_ request: RouteRequest) async -> String { "free handler" }
}

nonisolated enum ExtendedHandler {}

// @route("handler/extension")
extension ExtendedHandler: RouteHandler {
  static func handle(_ request: RouteRequest) -> String { "extended handler" }
}

nonisolated enum FreedHandler {}

// @route("handler/freed")
nonisolated extension FreedHandler: RouteHandler {
  static func handle(_ request: RouteRequest) -> String { "freed handler" }
}

// @route("handler/method")
enum MethodHandler: RouteHandler {
  nonisolated static func handle(_ request: RouteRequest) -> String { "method handler" }
}
