let a = 1, b: Int = 2, c, d: String
var e = b < 1 ? 2 : 3, f: Int = { 2 }(), g = { 3 }(), h = 4
struct I { let j, k: Int; var l = m { n }, o = 5, q: Int
  static let r = [1, 2], s = (t: 3, u: 4), v = w(x, y)
  lazy var z = { 1 }(), aa: Int = bb < cc ? 1 : 2 }
public private(set) var dd = 1, ee: (Int, Int) = (1, 2),
  ff = 3
