import Voices
import Waggle

/// Nobody provides it.
nonisolated public protocol Echo: Sendable {
  nonisolated var count: Int { get }
}

nonisolated struct NoEcho: Echo {
  nonisolated var count: Int { 0 }
}

// @service(named: "injected")
final class Injected: Panel {
  let text: String

  init(
    users: (any Repository<User>)?, stores: [any Store], store: () throws -> any Store, services: ServiceResolver,
    echo: any Echo = NoEcho(), missing: (any Echo)?
  ) throws {
    let all = users.map { $0.all().count } ?? 0
    let isSame = try store() === services.get((any Store).self)
    text = "\(all) user, \(stores.count) stores, same \(isSame), \(echo.count) echoes, missing \(missing == nil)"
  }
}

// @service(named: "shared on the main actor", scope: singleton)
@MainActor
final class SharedScreen: Screen {
  let text = "shared on the main actor"
}
