import API
import Waggle

let registry = ServiceRegistry(AppServices.self)
registry.register(Holiday.self, named: "easter") { Easter() }
let basket = try registry.get(Basket.self)
let clock = try registry.get(Clock.self, named: "wall")
let holiday = try registry.get(Holiday.self, named: "easter")
let prices = try registry.get(Prices.self)
let tide = try registry.get(Tide.self)
let maybe = try? registry.get(Moon.self)
let later = LazyService((any Repository<String>).self, from: registry)
