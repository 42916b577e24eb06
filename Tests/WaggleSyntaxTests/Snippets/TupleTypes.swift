let a: (Int, b: String, c: Double)
let d: ((Int), (e: (f: Int, g: ()), h: Int)), i: ()?
func j(k: (Int, Int), l: (m: Int, n: [(o: Int, p: Int)])) -> (q: Int, r: Int) { (1, 2) }
typealias S = (t: @Sendable () -> Void, u: inout1)
let v: Void = (), w = (x: 1, y: (z: 2)), aa = v.0.1
