import Waggle

public protocol Cache: Sendable {}
public protocol Transaction {
  var session: any Session { get }
}
public protocol Session: Sendable {}
public protocol Account: Sendable {}

// @service(scope: weak)
final class MemoryCache: Cache {}

// @service(scope: graph)
final class Ledger: Transaction {
  let session: any Session

  init(session: any Session) {
    self.session = session
  }
}

// @service(Session, Account, scope: scoped)
final class UserSession: Session, Account {}
