import API

// @service
@MainActor final class Wall: Clock {}

// @service(scope: singleton)
final class Home: Screen {}

// @service(scope: singleton)
@MainActor
struct Local: Zone {
  let name = ""
}

// @service(Sun, scope: graph)
@MainActor func makeSun() -> any Sun { Star() }
