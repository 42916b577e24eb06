import API

// @service
final class Hidden: Clock {
  // @inject
  private init(zone: Zone) {}
  init() {}
}

// @service
final class Failing: Clock {
  // @inject
  init?(zone: Zone) {}
  init() {}
}

// @service
final class Generic: Clock {
  // @inject
  init<Z: Zone>(zone: Z) {}
}

// @service
final class Inout: Clock {
  // @inject
  init(zone: inout Int) {}
}

// @service
final class Fine: Clock {
  private init?(zone: Zone) {}
  // @inject
  init(name: Zone) {}
  init() {}
}
