import API

// @service(scope: scoped)
final class Session: Clock {}
