public protocol Lamp {
  var watts: Int { get }
}

@available(*, deprecated, message: "use LED")
// @service(named: "old")
struct Bulb: Lamp {
  let watts = 60
}

// @service(named: "old initialiser")
struct Tube: Lamp {
  let watts: Int

  @available(*, deprecated)
  init() { watts = 20 }
}

// @service
struct LED: Lamp {
  let watts = 7
}

@available(*, deprecated)
public protocol Torch {
  var watts: Int { get }
}

@available(*, deprecated)
public struct Flame: Torch {
  public let watts = 100
}

// @service(Torch)
@available(*, deprecated)
func light() -> Flame { Flame() }
