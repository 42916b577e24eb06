struct Vector<let count: Int, Element: ~Copyable> { let a: InlineArray<count, Element>; func b<let n: Int>(_: Vector<n, Int>) {} }
let c: Vector<3, Int> = d, e: Vector<-1, Vector<0xFF, Int>>? = nil
extension Vector where count == 3 {}
func f(a: Vector<2, Vector<2, Int>>, b: Matrix<4, 4>) {}
typealias G = Vector<5, Int>
