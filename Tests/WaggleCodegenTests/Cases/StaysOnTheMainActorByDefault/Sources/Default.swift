nonisolated public protocol Place {
  nonisolated var name: String { get }
}

public protocol Panel: AnyObject {
  var name: String { get }
}

// @service(scope: singleton)
final class DefaultPanel: Panel {
  let name = "default"
}

// @service(named: "nonisolated")
nonisolated struct FreePlace: Place {
  let name = "nonisolated"
}

nonisolated class FreeBase {}

// @service(named: "by superclass")
final class FreeChild: FreeBase, Place {
  nonisolated let name = "by superclass"
}

nonisolated enum Free {
  // @service(named: "by enclosing type")
  nonisolated struct Inner: Place {
    let name = "by enclosing type"
  }

  // @service(named: "static")
  static func make() -> any Place { Inner() }
}

// @service(named: "freed initialiser")
final class FreeInitialiser: Panel {
  let name = "freed initialiser"

  nonisolated init() {}
}

// @service(named: "function")
func makePanel() -> any Panel { DefaultPanel() }

// @service(named: "freed function")
nonisolated func makePlace() -> any Place { FreePlace() }

// @service(named: "constant")
let constant: any Panel = DefaultPanel()

nonisolated public protocol Worker: Sendable {
  nonisolated var name: String { get }
}

/// A conformance to a Sendable protocol frees the type.
// @service(scope: singleton)
struct SendableWorker: Worker {
  nonisolated var name: String { "worker" }
}
