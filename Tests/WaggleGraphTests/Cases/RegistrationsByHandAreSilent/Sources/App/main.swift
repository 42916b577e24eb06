import API
import Waggle

let registry = ServiceRegistry(AppServices.self)
try setUp(registry)
let clock = try registry.get(Clock.self)
let zone = try registry.get(Zone.self, named: "local")
let holiday = try registry.get(Holiday.self)
let tide = try registry.get(Tide.self)
let moon = try registry.get(Moon.self)
let sun = try registry.get(Sun.self)
let handle = LazyService((any Zone).self, named: "local", from: registry)
let type: LazyService<any Zone> = handle
