import API

// @service
final class Two: Clock {
  init(zone: any Zone) {}
  init(other: any Zone, _ name: String) {}
}

// @service
final class TwoMarks: Clock {
  // @inject
  init(zone: any Zone) {}
  // @inject
  init() {}
}

// @service
struct Memberwise: Clock {
  let zone: any Zone
}

extension Memberwise {
  init(name: String) { zone = Local() }
}

// @service
final class Child: Parent, Clock {}

class Parent {
  init(zone: any Zone) {}
  init(name: String) {}
}

// @service
final class Plain: Clock {
  init(zone: any Zone) {}
  init() {}
}

// @service
final class Marked: Clock {
  init(zone: any Zone) {}
  // @inject
  init(other: any Zone) {}
}

// @service
struct Defaults: Clock {
  var zone = 1
  var name: String?
}

// @service
struct OneStored: Clock {
  let zone: any Zone
  let name = "fixed"
  static let shared = 1
  var computed: Int { 1 }
}

// @service
final class Convenient: Parent, Clock {
  convenience init() { self.init(name: "") }
  override convenience init(name: String) { self.init(zone: Local()) }
}

// @service
final class ConvenientToo: Parent, Clock {
  convenience init(_ both: String) { self.init(name: both) }
}

// @service
final class OneOfTwoUsable: Clock {
  init(zone: any Zone) {}
  private init(name: String) {}
}

struct Local: Zone {}
