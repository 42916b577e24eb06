public protocol Clock {}

public protocol Zone {}

public protocol Precise: Clock {}

public protocol VeryPrecise: Precise {}

public typealias Both = Clock & Zone

public typealias Nickname = VeryPrecise

open class ForeignParent: Clock {
  public init() {}
}

open class ForeignChild: ForeignParent {}
