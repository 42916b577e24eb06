let a = b { $0 } , c = 1
let d = e(f) { g } h: { i } `default`: { j }
let k = l.m { n }.o { p in q }, r = 2
let s = t { (u: Int) -> Int in u }
  .v { w }
let x = y[0] { z } + aa { bb }
f { struct Hidden {} }
g {
  let hidden = 1
} first: {
  let hidden = 2
}
struct After { let ee = ff { gg }, hh = ii { [weak jj] in kk } }
