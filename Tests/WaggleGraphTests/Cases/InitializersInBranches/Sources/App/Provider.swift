import API

// @service
final class OneEach: Clock {
  #if DEBUG
  init(zone: any Zone) {}
  #else
  init(name: any Zone) {}
  #endif
}

// @service
final class TwoInOne: Clock {
  #if DEBUG
  init(zone: any Zone) {}
  init(name: any Zone) {}
  #else
  init(zone: any Zone, name: any Zone) {}
  init(name: any Zone, zone: any Zone) {}
  #endif
}

// @service
final class HiddenInOne: Clock {
  #if DEBUG
  init() {}
  #else
  private init() {}
  #endif
}

#if DEBUG
// @service
final class Twin: Clock {
  init(zone: any Zone) {}
}
#else
// @service
final class Twin: Clock {
  init(name: any Zone) {}
}
#endif
