public protocol Clock {}

public protocol Zone {}

public protocol Precise: Clock {}
