get { let hidden = 1 }
set = 1
some(1)
any.thing()
each { 1 }
yield(1)
of[0] = 1
actor(1)
macro(2)
async { }
let get = 1, set = 2, willSet = 3, of = 4
struct After {}
