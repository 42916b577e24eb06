let a = b / c / { 1 }()
let d = e/f/g
let h = (i) / j / (k)
let l = m[0] / n / o
let p = 4.0 / q/2
let r = s!/t/u, v = `class` / 2 / w
infix operator /?/
func / (a: A, b: A) -> A { a }
func /?/ (a: A, b: A) -> A { a }
let x = reduce(0, /), y = z(/, /)
struct After { var aa: Int { bb / cc } ; var dd = ee / ff }
