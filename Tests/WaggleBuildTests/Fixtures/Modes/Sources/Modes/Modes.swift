import Middle
import Shapes
import Voices
import Waggle

/// Asks for every service there is, and prints what it gets.
@main
struct Modes {
  @MainActor
  static func main() async throws {
    let registry = ServiceRegistry(ModesServices.self)
    let voices = [
      "class", "struct", "enum", "deprecated", "generic", "extension", "by itself", "nonisolated type",
      "nonisolated enclosing type", "nested", "nonisolated extension", "main actor init", "by conformance",
      "nonisolated function", "static", "of imports", "through another module", "by another name", "in the namesake",
      "beside the namesake",
    ]
    for name in voices {
      let voice = try registry.get((any Voice).self, named: ServiceName(name))
      print("voice \(name): \(voice.text), \(place(of: (any Voice).self, name, registry))")
    }
    print("voice async:", try await registry.get(waitingFor: (any Voice).self, named: "async").text)
    var hasFuture = false
    if #available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) { hasFuture = true }
    print("voice future:", registry.contains((any Voice).self, named: "future") == hasFuture)

    for name in ["by default", "nonisolated init", "function", "injected"] {
      let panel = try registry.get((any Panel).self, named: ServiceName(name))
      print("panel \(name): \(panel.text), \(place(of: (any Panel).self, name, registry))")
    }

    print("screen:", try registry.get((any Screen).self).text)
    let screens = [
      "by protocol", "by superclass", "nonisolated init", "main actor function", "only its conformance",
      "shared on the main actor",
    ]
    for name in screens {
      let screen = try registry.get((any Screen).self, named: ServiceName(name))
      print("screen \(name): \(screen.text), \(place(of: (any Screen).self, name, registry))")
    }
    let screen = try await registry.get(waitingFor: (any Screen).self, named: "async on the main actor")
    print("screen async:", screen.text)

    print("store:", try registry.get((any Store).self).text)
    for name in ["actor", "constant", "freed by Sendable"] {
      let home = place(of: (any Store).self, name, registry)
      let store = try registry.get((any Store).self, named: ServiceName(name))
      let again = try registry.get((any Store).self, named: ServiceName(name))
      print("store \(name): \(store.text), same \(store === again), \(home)")
    }

    print("job:", try await registry.get((any Job).self).run())
    for name in ["printed", "made on the press", "async on the press", "async function"] {
      let job = try await registry.get(waitingFor: (any Job).self, named: ServiceName(name))
      print("job \(name): \(await job.run()), \(place(of: (any Job).self, name, registry))")
    }

    let users = try registry.get((any Repository<User>).self)
    print("users:", users.all().map(\.name))
    print("backstage:", try registry.get((any Backstage).self).text)
    print("song:", try registry.get((any Song).self).title)
    print("square:", try registry.get(Square.self).side)
  }
}

/// Where a service is made: what a synchronous `get` off every actor says.
nonisolated func place<S>(of service: S.Type, _ name: String, _ registry: ServiceRegistry) -> String {
  do throws(ServiceError) {
    _ = try registry.get(service, named: ServiceName(name), isolation: nil)
    return "anywhere"
  } catch {
    return "\(error.code)"
  }
}
