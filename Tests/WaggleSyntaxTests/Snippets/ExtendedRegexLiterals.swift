let a = #/}/#
let b = #/a/b"{ \/#/#, c = 1
let d = ##/x/#y/##
let e = f(#/ /#) { #/{/# }
let g = #/
  { a  # a comment }
  [/"] (b)
  /#
let h = ##/
  /# is not the end
  /##
struct After { let i = #/(?x) j }/#, k = 2 }
