/// May cross between actors; has an identity.
protocol Tracker: AnyObject, Sendable {}
final class ConsoleTracker: Tracker {}
final class FileTracker: Tracker {}

/// May cross between actors; has a value.
protocol Greeter: Sendable {
  var greeting: String { get }
}

struct FixedGreeter: Greeter {
  let greeting: String

  init(_ greeting: String) {
    self.greeting = greeting
  }
}

/// Stays where it was made.
protocol Basket: AnyObject {
  var items: [String] { get set }
}

final class PaperBasket: Basket {
  var items: [String] = []
}

/// Stays where it was made, which is always the main actor.
protocol Settings: AnyObject {}

@MainActor final class SettingsStore: Settings {}

/// Bound to the main actor, and yet may cross, for its uses hop.
@MainActor protocol Screen: AnyObject, Sendable {}

final class MainScreen: Screen {}

@globalActor actor Database {
  static let shared = Database()
}

/// Stays on the database's actor.
protocol Rows: AnyObject {}

@Database final class TableRows: Rows {}

/// What a factory throws that has its own reasons.
struct Boom: Error, Equatable, CustomStringConvertible {
  var description: String { "boom" }
}

/// A chain of services for paths and circles.
protocol ServiceA: AnyObject, Sendable {}
protocol ServiceB: AnyObject, Sendable {}
protocol ServiceC: AnyObject, Sendable {}

final class Part: ServiceA, ServiceB, ServiceC {
  let needs: [any AnyObject & Sendable]

  init(_ needs: any AnyObject & Sendable...) {
    self.needs = needs
  }
}
