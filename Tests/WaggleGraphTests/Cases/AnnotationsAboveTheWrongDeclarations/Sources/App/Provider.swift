// @service
import API

// @service
typealias Time = Clock

enum Level {
  // @service
  case low
  // @service(Clock)
  case high, higher
}

final class Table: Clock {
  // @service
  init() {}

  // @service
  deinit {}

  // @service
  subscript(index: Int) -> Int { index }
}

// @service
infix operator <=>

// @service
precedencegroup Loud {
}

protocol Source {
  // @service
  associatedtype Element
}
