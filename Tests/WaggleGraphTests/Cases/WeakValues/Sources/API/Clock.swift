public protocol Clock {}

public protocol Zone {}
