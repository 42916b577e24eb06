import API
import Foundation
import Waggle

// let clock = try registry.get(Clock.self)
/* let clock = try registry.get(Clock.self) */
let text = "try registry.get(Clock.self)"
let long = """
  try registry.get(Clock.self)
  """
let cache = Cache()
let cached = cache.get(Clock.self)
let registry = ServiceRegistry(AppServices.self)
let maybe = try? registry.get(Clock.self)
#if os(Windows)
let windows = try registry.get(Clock.self)
#endif
#if DEBUG
let debug = try registry.get(Clock.self)
#elseif canImport(UIKit)
let phone = try registry.get(Clock.self)
#else
let release = try registry.get(Clock.self)
#endif
if registry.contains(Holiday.self) {
  _ = try registry.get(Holiday.self)
}
let all = try registry.getAll(Clock.self)
let given = try registry.get(Zone.self, named: CommandLine.arguments[0])
let unknown = try registry.get(URLSession.self)
let fallback = try registry.get(Clock.self, default: Wall())
let silenced = try registry.get(Clock.self)  // @service:unchecked
let silencedToo = try registry.get(
  Clock.self,
  named: "wall")  // @service:unchecked
let counted = #get(Clock.self)
struct Wall: Clock {}
