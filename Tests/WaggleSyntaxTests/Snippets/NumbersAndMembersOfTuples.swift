let a = b.0.1, c = 1.5e-3, d = 0x1.8p+3, e = 0b1_0, f = 1.description, g = 0xFF.h
let i = j.0.k.1(), l = 1...2, m = 1.0..<2.0, n = -1, o = 1_000.5
struct P { let q = r.0 / s.1 / 2, t = u.0[1].2! }
let v = [1.0, 2].w, x = y.0 ? 1 : 2
