let (a, b) = (1, 2)
var (c, (d, _)): (Int, (Int, Int)) = e, f = 1
let _ = g(), h = 2
let _: Int = 3
struct I { let (j, k) = (1, 2), l = 3; static let _ = 4 }
for (m, n) in o { let hidden = m }
if case let (p, q) = r, let s { let hidden = s }
let t = 5
