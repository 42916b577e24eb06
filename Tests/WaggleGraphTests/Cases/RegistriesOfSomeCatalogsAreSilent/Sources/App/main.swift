import API
import Waggle

let registry = ServiceRegistry(CommandLine.arguments.count > 1 ? NearServices.self : FarServices.self)
let clock = try registry.get(Clock.self)
