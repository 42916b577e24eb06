@globalActor
public actor Database {
  public static let shared = Database()
}

public protocol Table: Sendable {
  var rows: Int { get async }
}

// @service(named: "by attribute")
@Database
final class Users: Table {
  var rows = 3

  init() {}
}

// @service(named: "by initialiser")
final class Orders: Table {
  let rows: Int

  @Database
  init() { rows = 4 }
}

// @service(named: "by function", scope: singleton)
@Database
func makeTable() -> any Table { Users() }
