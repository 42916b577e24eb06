import Umbrella

// @service
final class Found: Clock {}

// @service(Zone)
final class Missing: Clock {}

// @service
final class Hidden: Internal {}
