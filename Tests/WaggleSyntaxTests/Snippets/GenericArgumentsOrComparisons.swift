let a = b<c>(d), e = 1
let f = g < h, i = j > k
let l = (m<n, o>(p), q < r, s > (t))
let u = Array<Int>.self, v = Dictionary<String, [Set<Int>]>()
let w = x<y, z = 2
let aa = bb < cc ? dd : ee, ff = gg<hh>.ii
func f(a: Bool = b < c, d: Bool = e > g, h: T<U, V> = T<U, V>()) {}
