import UIKit

public protocol Clock {}

open class UnknownChild: UIView {}

public struct OneOfThem {
  public init(name: String) {}
  init(zone: Int) {}
}

public struct NoneOfThem {
  init(zone: Int) {}
}

public struct OnlyImplicit {
  let zone = 1
}

open class Parent {
  public init() {}
  init(zone: Int) {}
  public init(name: String) {}
}

extension OneOfThem {
  init(name: String, zone: Int) {}
}
