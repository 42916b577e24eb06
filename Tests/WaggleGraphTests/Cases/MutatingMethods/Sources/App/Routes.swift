import WaggleRouting

public protocol Counter {
  mutating func count()
  mutating func add()
}

// @service
struct Numbers: Counter {
  // @route
  mutating func count() {}

  // @route
  func add() {}
}

// @service(Itself)
struct Itself {
  // @route
  mutating func change() {}

  // @route
  func stay() {}
}
