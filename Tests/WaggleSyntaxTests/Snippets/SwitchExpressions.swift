let a = switch b { case .c(let d) where d > 1: { 1 }() ; case .e, .f: 2 ; default: 3 }, g = 1
func h(i: I) -> Int { switch i { case is J: 1 ; case let k as K: 2 ; case (1..., _): 3 ; @unknown default: 4 } }
switch l { case "}": let hidden = 1
  fallthrough
default: func hidden() {} }
let m = switch n { case .o: if p { 1 } else { 2 } ; default: switch q { default: 3 } }
var r: Int { switch s { case .t: 1 default: 2 } }
let u = 2
