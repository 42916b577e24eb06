import API

// @service(scope: singleton, scope: transient)
final class Scopes: Clock {}

// @service(named: "a", named: "b")
final class Names: Clock {}

// @service(replaces: A, replaces: B)
final class Replacements: Clock {}

// @service(fallback: true, fallback: true)
final class Fallbacks: Clock {}

// @service(Clock, named: "a")
// @service(Clock, named: "b")
final class TwoAnnotations: Clock {}
