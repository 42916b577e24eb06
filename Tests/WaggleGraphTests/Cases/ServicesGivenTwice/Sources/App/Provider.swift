import API

// @service(Clock, Clock)
final class Same: Clock {}

// @service(Clock, any Clock, scope: singleton)
final class Spelt: Clock {}

// @service(Clock, API.Clock)
final class Qualified: Clock {}

// @service(Clock, Clock?)
final class Different: Clock {}
