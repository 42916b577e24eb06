init() { let hidden = 1 }
@A public init?(b: Int, _ c: Int = 1) throws { return nil }
let d = 1
