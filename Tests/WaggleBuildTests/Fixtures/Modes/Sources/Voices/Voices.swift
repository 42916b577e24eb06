/// What most providers provide; anybody may use it anywhere.
nonisolated public protocol Voice {
  nonisolated var text: String { get }
}

/// Its isolation is what the module's default says.
public protocol Panel: AnyObject {
  var text: String { get }
}

@MainActor
public protocol Screen: AnyObject {
  var text: String { get }
}

@MainActor
open class ScreenBase {
  public init() {}
}

/// A service that many may hold.
nonisolated public protocol Store: Sendable, AnyObject {
  nonisolated var text: String { get }
}

nonisolated public protocol Job: Sendable {
  nonisolated func run() async -> String
}

@globalActor
public actor Press {
  public static let shared = Press()
}

nonisolated public protocol Repository<Element> {
  associatedtype Element
  nonisolated func all() -> [Element]
}

nonisolated public struct User: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

nonisolated package protocol Backstage {
  nonisolated var text: String { get }
}
