let a = b +
  c
let d = e
  + f
let g = h ?
  i :
  j
let k = l
  ? m
  : n
let o = p as
  Q
let r
  =
  s
let t:
  Int
  = 1
let u = v
  .w
  // a comment
  .x { y }
let z = !aa && -bb < cc || dd is Ee
struct After {}
