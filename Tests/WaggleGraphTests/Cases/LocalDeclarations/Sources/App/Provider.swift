import API

func start() {
  // @service
  final class Local: Clock {}

  // @service
  struct Quick: Clock {}

  // @service
  func make() -> any Clock { Local() }

  // @service
  let clock: any Clock = Local()
}

struct Outer {
  var count: Int {
    /// @service
    enum Inner: Clock {
      case only
    }
    return 1
  }

  init() {
    // @service
    @MainActor final class Deep: Clock {}
  }
}
