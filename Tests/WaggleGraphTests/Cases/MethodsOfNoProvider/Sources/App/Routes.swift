import WaggleRouting

struct Plain {
  // @route
  func open() {}

  struct Inner {
    // @route("inner")
    func open() {}
  }
}

extension Plain {
  // @route("extension")
  func close() {}

  // @route("static")
  static func stays() {}
}

extension String {
  // @route("string")
  func shout() {}
}

public protocol Door { func open() }

struct Gate: Door {
  // @route("gate")
  func open() {}
}

// @service
func makeGate() -> any Door { Gate() }
