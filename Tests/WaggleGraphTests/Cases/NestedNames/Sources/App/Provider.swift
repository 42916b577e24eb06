import API

enum Outer {
  protocol Inner {}

  // @service
  final class Provider: Inner {}

  // @service(Clock)
  final class Missing: Inner {}
}

extension Outer {
  // @service(Inner)
  struct Added: Inner {}

  // @service(Outer.Inner)
  struct AddedToo {}
}

extension Outer.Missing: Clock {}

// @service(Outer.Inner)
struct Elsewhere: Outer.Inner {}
