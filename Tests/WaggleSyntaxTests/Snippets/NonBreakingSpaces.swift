let a = 1
public  struct B { let c: Int = 1; func d(e: Int) -> Int { e + 1 } }
let f = g / h / i
