let a = { }, b = { 1 }, c = { (d: Int, e: Int) -> Int in d }
let f = { [weak self, unowned(unsafe) g = h, i] (j) async throws -> Void in k }
let l: (Int) -> Int = { m in n { $0 } }, o = { @MainActor @Sendable (p: Int...) in q }
let r = { (s: (Int) -> Int) in 1 }, t = [{ 1 }, { 2 }], u = ({ 3 }, v: { 4 })
let w = { x, _ in struct Hidden {} }, y = { () throws(E) -> some P in z }
struct After { let aa: () -> Void = { }, bb = { { { } } } }
