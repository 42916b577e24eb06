let a: Int?, b: [Int?]??, c: Int!, d: (() -> Void)?, e: A.Type, f: A.Protocol, g: (any P).Type?, h: [Int]?.Type
func i(j: Int? = nil, k: (Int?)...) -> [String: Int?]? { l?.m!?.n ?? o }
let p: Int? = q, r: Int! = s, t:Int?=u, v: A<B?>?
let w = x ? y : z, aa = bb ?cc :dd, ee = ff! ? gg! : hh?.ii
var jj: Int? { didSet {} }
