func a() {
  struct Hidden { let hidden = 1 }
  func hidden() { class Hidden2 {} }
  enum Hidden3 { case a }
}
let b = { struct Hidden {} ; return 1 }(), c = 2
var d: Int { struct Hidden {} ; return 1 }
struct E { func f() { actor Hidden {} } ; var g: Int { get { class Hidden {} ; return 1 } } ; init() { let hidden = 1 } }
do { struct Hidden {} }
if true { func hidden() {} } else { var hidden = 1 }
let h = 3
