public protocol Reader: AnyObject, Sendable {
  var count: Int { get }
}

public protocol Writer: AnyObject, Sendable {
  func write()
}

// @service(Reader, Writer, scope: singleton)
final class Store: Reader, Writer {
  let count = 0

  func write() {}
}

// @service(Reader, Writer, scope: singleton, named: "made")
func makeStore() -> some Reader & Writer { Store() }

// @service(Reader, Writer, named: "transient")
func makeAnew() -> Store { Store() }

public protocol Early: AnyObject, Sendable {}

public protocol Late: AnyObject, Sendable {}

// @service(Early, Late, scope: singleton)
actor Slow: Early, Late {
  init() async {}
}
