import API

// @service(scope: singelton)
final class Misspelt: Clock {}

// @service(scope: Singleton)
final class Capital: Clock {}

// @service(scope: shared)
final class Foreign: Clock {}

// @service(scope:)
final class Empty: Clock {}

// @service(named: wall)
final class Bare: Clock {}

// @service(named: "")
final class Nameless: Clock {}

// @service(named: "a\tb")
final class Escaped: Clock {}

// @service(named: "a\"b", fallback: true)
final class Quoted: Clock {}

// @service(fallback: yes)
final class Yes: Clock {}

// @service(replaces: "Wall")
final class Text: Clock {}

// @service(replaces: [Wall])
final class List: Clock {}

// @service(replaces: App::Wall)
final class Wall: Clock {}

// @service(named: "a, b) scope: x", fallback: true)
final class Punctuated: Clock {}
