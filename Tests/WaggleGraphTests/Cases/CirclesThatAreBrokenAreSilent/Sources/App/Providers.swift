import API
import Waggle

// @service
struct Wall: Clock {
  let later: LazyService<any Clock>
}

// @service
struct Local: Zone {
  init(zone: @escaping () throws -> any Zone, services: ServiceResolver, registry: ServiceRegistry) {}
}

// @service(Holiday, named: "a")
struct Named: Holiday {
  let other: any Holiday
}

// @service
struct Plain: Holiday {}

// @service(fallback: true)
struct Base: Tide {
  let tide: any Tide
}

// @service
struct Better: Tide {}

#if DEBUG
// @service
struct Debugged: Moon {
  let moon: any Moon
}
#endif

// @service
struct Burning: Star {
  let star: any Star
}
