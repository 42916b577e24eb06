import API

// @service(scope: weak)
final class Weak: Clock {}

// @service(Clock, scope: .graph)
final class Graph: Clock {}

// @service(scope: scoped)
final class Scoped: Clock {}

// @service(scope: transient)
final class Fresh: Clock {}
