import API

// @service
final class Provider: Clock {}

// @service(Clock)
struct Wall: Clock {}

// @service(Clock)
struct Missing {}
