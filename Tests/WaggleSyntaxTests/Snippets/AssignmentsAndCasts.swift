a = b
c.d = { let hidden = 1 }
(e, f) = (g, h)
let i = j as? K ?? l, m = n as! [O: P<Q>], r = s is T && u is V.W
let x = y as (Int) -> Void, z = aa as any Bb & Cc, dd = ee as Ff? ?? gg
_ = hh
ii += jj as Int
kk[0] = ll
struct After {}
