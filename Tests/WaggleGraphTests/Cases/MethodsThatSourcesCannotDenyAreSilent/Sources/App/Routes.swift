import Elsewhere
import WaggleRouting

// @service(Unread)
struct FromElsewhere: Unread {
  // @route
  func open() {}
}

public protocol Half: Unread { func close() }

// @service(Half)
struct Inherits: Half {
  func close() {}

  // @route
  func open() {}
}

// @service(Itself)
final class Itself {
  // @route
  func open() {}
}

// @service(any Generic<Int>)
struct Typed: Generic {
  // @route
  func get() -> Int { 1 }
}

public protocol Generic<Element> {
  associatedtype Element
  func get() -> Element
}

// @route("unread")
func unread(unread: any Unread, nested: Unread.Inner?) -> Unread.Inner { nested }
