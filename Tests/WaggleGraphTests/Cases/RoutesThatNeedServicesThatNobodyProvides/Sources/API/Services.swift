public protocol Clock { func now() -> Int }

public protocol Calendar {}

public protocol Window {}

public protocol Roof {}

public protocol Door { func open() }
