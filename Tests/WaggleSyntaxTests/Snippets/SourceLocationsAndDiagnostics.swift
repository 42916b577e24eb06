#sourceLocation(file: "a.swift", line: 10)
let a = 1
#sourceLocation()
#warning("a } brace")
#error("another { brace")
struct B {
  #warning("in a type")
  let c = #line
  #sourceLocation(file: "b.swift", line: 1)
  func d() {}
  #sourceLocation()
}
