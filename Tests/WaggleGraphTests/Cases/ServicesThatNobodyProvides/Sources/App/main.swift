import API
import Waggle

let registry = ServiceRegistry(AppServices.self)
let clock = try registry.get(Clock.self)
let again = try registry.get((any API.Clock).self, named: "wall")
let lazy = LazyService(Clock.self, from: registry)
let waiting = try await registry.get(waitingFor: Zone.self)
