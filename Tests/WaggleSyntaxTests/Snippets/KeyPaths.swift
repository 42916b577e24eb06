let a = \A.b, c = \.d, e = \A.b[0].f?.g!.h, i = 1
let j = \[Int].count, k = \(Int, Int).0, l = \A<B>.c, m = \.self, n = \A.[0]
let o = p.map(\.q).r(\.s, by: \.t), u = \Optional<Int>.?.v
func w(x: KeyPath<A, B> = \.y, z: Any = \A.[1], aa: Int = bb[keyPath: \.cc]) {}
struct D { var ee = \F.g, h = \A?.b; var i: Int { j[keyPath: \.k] } }
