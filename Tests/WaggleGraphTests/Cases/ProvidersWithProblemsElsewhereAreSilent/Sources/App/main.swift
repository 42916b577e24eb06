import API
import Waggle

let registry = ServiceRegistry(AppServices.self)
let clock = try registry.get(Clock.self)
