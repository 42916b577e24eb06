public protocol Screen {
  var width: Int { get }
}

@available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
// @service(named: "future")
struct FutureScreen: Screen {
  let width = 99
}

// @service(named: "no watch")
@available(watchOS, unavailable)
@available(macOS, introduced: 99.1)
struct WideScreen: Screen {
  let width = 50
}

@available(macOS 99, *)
enum Tomorrow {
  // @service(named: "made tomorrow")
  static func make() -> any Screen { FutureScreen() }
}

extension Tomorrow {
  @available(iOS, unavailable)
  struct Nested: Screen {
    let width = 1

    // @inject
    @available(macOS 99.2, *)
    init() {}

    init(width: Int) {}
  }
}

// @service(named: "extension")
@available(macOS 99, *)
extension Tomorrow.Nested: Sized {}

public protocol Sized {
  var width: Int { get }
}
