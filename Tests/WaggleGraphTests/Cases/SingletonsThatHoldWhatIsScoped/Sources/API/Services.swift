public protocol Clock {}
public protocol Zone {}
public protocol Holiday {}

public protocol Sun {}
public protocol Tide {}
public protocol Moon {}
