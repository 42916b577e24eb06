import API
import Waggle

let registry = ServiceRegistry(AppServices.self)
func provide<S>(_ make: @escaping () -> S) { registry.register(S.self) { make() } }
provide { Wall() as any Clock }
let clock = try registry.get(Clock.self)
