import API

struct Wall: Clock {}

final class Factory {
  // @service
  let clock: any Clock = Wall()

  // @service
  lazy var other: any Clock = Wall()

  // @service
  func make() -> any Clock { Wall() }

  // @service
  static let shared: any Clock = Wall()

  // @service
  class func new() -> any Clock { Wall() }
}

extension Factory {
  // @service(Clock)
  var computed: any Clock { Wall() }
}
