import API
import Waggle

let registry = ServiceRegistry(AppServices.self)
registry.override(Moon.self) { Half() }
let clock = try registry.get(Clock.self)
let zone = try registry.get(Zone.self)
let holiday = try registry.get(Holiday.self)
let tides = try registry.getAll(Tide.self)
let moon = try registry.get(Moon.self)
let sun = try registry.get(Sun.self)
let sunA = try registry.get(Sun.self, named: "a")
let star = try registry.get(Star.self)
let planet = try registry.get(Planet.self)
