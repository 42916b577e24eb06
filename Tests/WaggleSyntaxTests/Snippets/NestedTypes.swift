struct A { enum B { class C { actor D { protocol E { func f(); var g: Int { get } } ; let h = 1 } ; var i: A.B? } ; case j; struct K {} } }
extension A.B.C.D { struct L { typealias M = A.B; init(m: M) {} } ; func n() {} }
final class O { private struct P: Q { static let r = 1 } ; let s = P() }
