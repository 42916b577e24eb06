import API
import Waggle

let registry = ServiceRegistry(AppServices.self)
let clock = try registry.get(Clock.self)
let maybe = try? registry.get(Clock.self)
let named = try registry.get(Clock.self, named: "a")
let zone = try registry.get(Zone.self)
let tide = try registry.get(Tide.self)
let handle = LazyService(Holiday.self, from: registry)
let silenced = try registry.get(Clock.self)  // @service:unchecked
