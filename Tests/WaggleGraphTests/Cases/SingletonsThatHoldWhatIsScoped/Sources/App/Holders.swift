import API

// @service(scope: singleton)
final class Direct: Zone {
  init(clock: any Clock) {}
}

// @service(scope: transient)
struct Between: Holiday {
  let clock: any Clock
}

// @service(scope: graph)
struct Further: Tide {
  let holiday: [any Holiday]
}

// @service(scope: singleton)
final class Outer: Sun {
  init(zone: any Zone) {}
}

// @service(scope: weak)
final class Indirect: Moon {
  init(_ tide: any Tide) {}
}
