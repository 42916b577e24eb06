import API

// @service
final class Hidden: Clock {
  private init() {}
}

// @service
final class AllHidden: Clock {
  private init() {}
  fileprivate init(zone: Int) {}
}

// @service
struct Memberwise: Clock {
  private let zone: Zone
}

// @service
final class Failing: Clock {
  init?() {}
}

// @service
final class FailingToo: Clock {
  init!(zone: Zone) {}
}

// @service
final class Generic: Clock {
  init<Z: Zone>(zone: Z) {}
}

// @service
final class Inout: Clock {
  init(zone: inout Zone) {}
}

// @service
enum Empty: Clock {}

// @service
enum Cases: Clock {
  case one
}

// @service
enum WithInit: Clock {
  case one

  init() { self = .one }
}

// @service
final class OneOfTwo: Clock {
  private init(zone: Int) {}
  init?(text: String) {}
  init() {}
}

// @service
struct PrivateWithValues: Clock {
  private var zone = 1
}

extension Added {
  private init(zone: Zone) {}
}

private extension Added {
  init(zone: Zone, name: String) {}
}

// @service
final class Added: Clock {
  private init() {}
}

// @service
func makeInto(zone: inout Zone) -> any Clock { Empty() }

// @service
func makeOn(actor: isolated any Actor) async -> any Clock { Empty() }

// @service
func makeHere(actor: isolated (any Actor)? = #isolation) async -> any Clock { Empty() }
