import WaggleRouting

func outer() {
  // @route("a")
  func inner() {}

  // @route("b")
  enum Inner: RouteHandler {
    // @route("c")
    static func handle(_ request: RouteRequest) -> Int { 1 }
  }

  // @route("d")
  let value = 1

  // @route("e")
  print(value)
}

let closure = {
  // @route("f")
  func inClosure() {}
}
