import API

// @service(Clock)
final class Neither {}

// @service(Clock, Zone)
final class OnlyOne: Zone {}

// @service(any Clock & Zone)
final class Composed: Clock {}

// @service(Clock)
struct Standard: Sendable, Hashable, CustomStringConvertible {
  var description: String { "" }
}

// @service(Clock)
final class Child: Parent {}

class Parent: Zone {
  init() {}
}

// @service(Parent)
final class Stranger {}

// @service(Precise)
final class Rough: Clock {}

// @service(Clock)
func make() -> Neither { Neither() }

// @service(Clock)
let value: Neither = Neither()

enum Namespace {
  // @service(Clock)
  static var nested: Parent { Parent() }

  // @service(Clock)
  struct Inner {}
}

// @service(Clock)
extension Neither: Zone {}

// @service(Parent)
final class Heir: Parent {}

// @service(Heir)
func makeHeir() -> Heir { Heir() }

// @service(Clock)
final class Exact: Precise {}
