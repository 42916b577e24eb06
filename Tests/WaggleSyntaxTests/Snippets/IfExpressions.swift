let a = if b { 1 } else if let c, c.d({ $0 }) { 2 } else { 3 }
let e = if f { if g { 1 } else { 2 } } else { 3 }, h = 1
let i: Int = if #available(macOS 15, *) { 1 } else { 2 }
if let j, case .k(let l) = m, n { let hidden = 1 } else { let hidden = 2 }
guard let o else { fatalError() }
if p == [1, 2].q({ $0 }) { let hidden = 1 }
var r: Int { if s { 1 } else { 2 } }
let t = 2
