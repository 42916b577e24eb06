open(set)
var a = 1
open
open(set)
let b = 2
open class C { open internal(set) var d = 1; open func e() {} }
open { let hidden = 1 }
let f = 3
