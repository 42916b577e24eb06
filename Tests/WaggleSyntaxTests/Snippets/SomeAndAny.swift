func a(b: some P, c: any P & Q, d: [any R<Int>], e: (any S)?, f: some T<any U>) -> some View { b }
let g: any P.Type = h, i: (any P).Type, j: any (P & Q), k: some Collection<some P>
struct any1 { let any: Int, some: String; func any(some: Int) {} }
var l: some P { let hidden = 1 } 
let m = n as any P, o = p as? any P.Type, q = any P.self
typealias R = any S
func t(_ u: inout any P, v: @escaping (any Q) -> some R, w: any P...) {}
