import API

struct Wall {
  init() {}
}

typealias Nickname = Wall

// @service
extension Nickname: Clock {}

// @service(Clock)
func make() -> Nickname { Wall() }

// @service(Zone)
extension Nickname {}
