import API

// @service(Clock, scop: singleton)
final class Misspelt: Clock {}

// @service(name: "wall")
final class Renamed: Clock {}

// @service(Clock, SCOPE: singleton, lifetime: forever)
final class Two: Clock {}

// @service(Clock, replace: Wall)
final class Wall: Clock {}

// @service(Clock, falback : true)
final class Spaced: Clock {}

// @service(Clock, scope: singleton, named: "a", replaces: Wall, fallback: false)
final class Right: Clock {}

// @service( Clock , scope : .singleton )
final class Dotted: Clock {}
