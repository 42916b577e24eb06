func a(b: () -> Int = { 1 }, c: Int = { (x: Int) -> Int in x }(2), d: [Int: (Int, Int)] = [1: (2, 3)]) {}
func e(f: Int = g { $0 }.h, i: String = "\(j("),"))", k: K = .l(m: 1), n: Bool = o < p, q: Bool = r > s) {}
init2(t: { $0 })
struct U { init(v: Int = if w { 1 } else { 2 }, x: Int = (2), z: @escaping () -> Void = {}) {} }
func aa(bb: Int = #line, cc: Any.Type = Int.self, dd: KeyPath<A, B> = \.b[0], ee: Int? = nil, ff: Int = -1, gg: Range<Int> = 0..<1) {}
func hh(ii: Int = a ? b : c, jj: Int = try! k as! Int, ll: (Int, Int) = (1, 2),) {}
