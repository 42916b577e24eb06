infix operator <+>
infix operator ...>: P
prefix operator !!
postfix operator ++
func <+> <T>(a: T, b: T) -> T { a }
prefix func !! (a: Bool?) -> Bool { a! }
struct V { static func == (a: V, b: V) -> Bool { true }; static func ...> (a: V, b: V) {}; static prefix func - (a: V) -> V { a } }
let a = b <+> !!c, d = e++ <+> f, g = h ... i, j = k...
