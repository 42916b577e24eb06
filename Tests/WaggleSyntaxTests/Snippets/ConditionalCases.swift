enum A {
  case a
  #if DEBUG
  case b(Int), c
  static let d = A.a
  #else
  indirect case e(A)
  #endif
}
func f(a: A) -> Int {
  switch a {
  case .a: 1
  #if DEBUG
  case .b: 2
  #endif
  default: 3
  }
}
let after = 1
