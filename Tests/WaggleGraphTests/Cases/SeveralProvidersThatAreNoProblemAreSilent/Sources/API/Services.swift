public protocol Clock {}
public protocol Zone {}
public protocol Holiday {}

public protocol Planet {}
public protocol Tide {}
public protocol Moon {}
public protocol Sun {}
public protocol Star {}
