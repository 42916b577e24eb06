public protocol Door { func open(name: String) }

public protocol Window: Frame { func look() }

public protocol Frame { func paint() }
