public protocol Clock {}

public protocol Zone {}

protocol Internal {}
