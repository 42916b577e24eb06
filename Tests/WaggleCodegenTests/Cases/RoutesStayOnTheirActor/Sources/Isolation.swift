import WaggleRouting

@globalActor public actor Database {
  public static let shared = Database()
}

public final class View {
  public let title: String
  nonisolated init(_ title: String) { self.title = title }
}

// @route("main")
@MainActor func main() -> View { View("main") }

// @route("main/async")
@MainActor func mainAsync() async throws -> View { View("main async") }

// @route("database")
@Database func rows(count: Int = 1) -> Int { count }

// @route("database/async")
@Database func rowsAsync() async -> Int { 2 }

@MainActor enum Screens {
  // @route("screens/:name")
  static func open(name: String) throws -> View { View(name) }

  // @route("screens/free")
  nonisolated static func free() -> View { View("free") }

  // @route("screens/database")
  @Database static func rows() -> Int { 3 }

  // @route("screens/async")
  static func later() async -> View { View("later") }

  // @route("screens/free/async")
  nonisolated static func freeLater() async -> String { "free later" }
}

enum Panels {}

@MainActor extension Panels {
  // @route("panels")
  static func open() -> View { View("panel") }
}

nonisolated extension Screens {
  // @route("screens/freed")
  static func freed() -> View { View("freed") }
}

@MainActor public protocol Shop {
  func enter(name: String) -> String
}

public protocol Stand {
  func sell() -> View
}

public protocol Till {
  @MainActor func pay(amount: Int) -> String
  @Database func book(amount: Int) async -> Int
  func look() async -> String
}

/// On the main actor because of its protocol.
// @service
final class CornerShop: Shop {
  // @route
  func enter(name: String) -> String { "shop \(name)" }
}

/// Bound to nothing; its protocol says what is.
// @service
struct WoodenTill: Till, Sendable {
  // @route
  func pay(amount: Int) -> String { "paid \(amount)" }

  // @route
  func book(amount: Int) async -> Int { amount }
}

@MainActor extension WoodenTill {
  // @route
  func look() -> String { "looked" }
}

// @service(Window)
@MainActor final class Window {
  // @route
  func open() -> View { View("window") }

  // @route
  func wait() async -> View { View("waited") }

  // @route
  nonisolated func size() -> Int { 9 }
}

// @service(Door)
final class Door: Sendable {}

@MainActor extension Door {
  // @route
  func knock() -> String { "knock" }
}

// @route("handler/main")
@MainActor enum MainHandler: @MainActor RouteHandler {
  static func handle(_ request: RouteRequest) -> View { View("handler") }
}

// @route("handler/method")
enum MethodHandler: RouteHandler {
  @MainActor static func handle(_ request: RouteRequest) async -> String { View("method handler").title }
}

// @route("handler/free")
@MainActor enum FreeHandler: RouteHandler {
  nonisolated static func handle(_ request: RouteRequest) -> String { "free handler" }
}

// @route("handler/extension")
enum ExtendedHandler {}

@MainActor extension ExtendedHandler: @MainActor RouteHandler {
  static func handle(_ request: RouteRequest) -> String { "extended handler" }
}

// @route("handler/database")
@Database struct DatabaseHandler: RouteHandler {
  static func handle(_ request: RouteRequest) async -> Int { 4 }
}

/// Only its conformance is bound to an actor, and so is what makes it.
// @service
struct Kiosk: @MainActor Stand {
  // @route
  @MainActor func sell() -> View { View("sold") }
}

/// Conforms in an extension, so that its protocol's actor is not its own.
struct Stall {
  nonisolated init() {}
}

// @service(Shop, named: "stall")
extension Stall: Shop {
  // @route
  func enter(name: String) -> String { "stall \(name)" }
}

// @route("handler/actor")
actor ActorHandler: RouteHandler {
  static func handle(_ request: RouteRequest) -> Int { 5 }
}
