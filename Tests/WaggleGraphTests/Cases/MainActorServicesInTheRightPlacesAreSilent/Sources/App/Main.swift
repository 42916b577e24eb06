import API

// @service
@MainActor final class Wall: Clock {}

// @service(scope: singleton)
final class Home: Screen {}
