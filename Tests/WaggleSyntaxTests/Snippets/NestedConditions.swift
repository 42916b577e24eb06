#if A
#if B
struct C {
  #if D
  let e = 1
  #else
  #if F
  let g = 2
  #endif
  func h() {}
  #endif
}
#elseif I
import J
#else
extension K { class L {} }
#endif
let m = 3
#else
#if N
let o = 4
#endif
#endif
let p = 5
