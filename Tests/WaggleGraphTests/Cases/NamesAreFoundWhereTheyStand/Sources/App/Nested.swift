import API
import Waggle

enum Scene {
  protocol Clock {}

  static func ask(_ registry: ServiceRegistry) throws {
    _ = try registry.get(Clock.self)
    _ = try registry.get(API.Clock.self)
  }
}
