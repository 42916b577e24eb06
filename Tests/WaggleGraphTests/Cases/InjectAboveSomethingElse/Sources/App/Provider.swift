import API

// @inject
// @service
final class Wall: Clock {
  // @inject
  static func make() -> Wall { Wall() }

  // @inject
  let zone: String

  // @inject
  init() { zone = "" }
}

// @inject
actor Helper {
  // @inject
  subscript(index: Int) -> Int { index }

  init() {
    // @inject
    _ = 1
  }
}

final class Unannotated {
  // @inject
  init() {}
}
