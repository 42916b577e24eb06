import Waggle

public protocol Chicken: AnyObject, Sendable {
  func parent() throws -> any Egg
}

public protocol Egg: AnyObject, Sendable {
  var child: any Chicken { get }
}

public protocol Farm: Sendable {
  func chicken() async throws -> any Chicken
}

// @service(scope: singleton)
final class Hen: Chicken {
  private let egg: LazyService<any Egg>

  init(egg: LazyService<any Egg>) {
    self.egg = egg
  }

  func parent() throws -> any Egg { try egg() }
}

// @service(scope: singleton)
final class WhiteEgg: Egg {
  let child: any Chicken

  init(child: any Chicken) {
    self.child = child
  }
}

// @service
struct SlowFarm: Farm {
  private let hen: LazyService<any Chicken>

  init(_ hen: LazyService<Chicken>) async {
    self.hen = hen
  }

  func chicken() async throws -> any Chicken { try hen() }
}
