struct A {
  var open = 1, lazy: Int, final = false
  let dynamic, optional, required: Int
  func override() {}
  func prefix(infix: Int, _ postfix: Int) {}
  static func convenience(mutating: Int) -> Int { mutating }
  init(weak: Int, unowned consuming: Int, indirect: Int) {}
}
open(1)
prefix(2).final
mutating()
func async(await: Int, throws: Bool) {}
let actor = 1, package = actor
actor B {}
