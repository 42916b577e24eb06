public protocol Clock {}
public protocol Zone {}
public protocol Holiday {}

@MainActor public protocol Screen {}
public protocol Tide {}
public protocol Moon {}
public protocol Sun: Sendable {}
