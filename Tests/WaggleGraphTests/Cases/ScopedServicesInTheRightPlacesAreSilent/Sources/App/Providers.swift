import API
import Waggle

// @service(scope: scoped)
final class Session: Clock {}

// @service(scope: scoped)
final class InScope: Zone {
  init(clock: any Clock) {}
}

// @service
struct Passing: Holiday {
  let clock: any Clock
}

// @service(scope: singleton)
final class Later: Tide {
  init(clock: LazyService<any Clock>) {}
}

#if DEBUG
// @service(scope: singleton)
final class Debugged: Sun {
  init(clock: any Clock) {}
}
#endif

// @service(scope: singleton)
final class Silenced: Moon {
  init(
    clock: any Clock  // @service:unchecked
  ) {}
}
