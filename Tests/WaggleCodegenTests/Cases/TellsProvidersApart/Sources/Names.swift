public protocol Voice {
  var language: String { get }
}

// @service(Voice, named: "de")
struct German: Voice {
  let language = "de"
}

// @service(named: "en")
struct English: Voice {
  let language = "en"
}

public protocol Engine {
  var name: String { get }
}

// @service
struct Steam: Engine {
  let name = "steam"
}

// @service(Engine, replaces: Steam)
struct Electric: Engine {
  let name = "electric"
}

public protocol Fuel {
  var name: String { get }
}

// @service(Fuel, fallback: true)
struct Coal: Fuel {
  let name = "coal"
}

// @service
struct Current: Fuel {
  let name = "current"
}

public protocol Brake {
  var name: String { get }
}

// @service(fallback: true)
struct HandBrake: Brake {
  let name = "hand"
}
