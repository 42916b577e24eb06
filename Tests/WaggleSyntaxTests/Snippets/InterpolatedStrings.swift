let a = "\(f("}"))", b = 1
let c = "\(d.map { "\($0)}" }.joined(separator: ", "))"
let e = "\\(not code", g = "\\\(code(")"))"
let h = "\(x /* ) " */ + y)", i = "\((1, (2, "(")))"
let j = "\(k, format: .number.precision(.fractionLength(2)))"
struct After {}
